import { eq } from 'drizzle-orm'
import { callKey } from '#core/call.ts'
import { newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import { demoTenants } from '#demo/tenants.ts'
import * as contract from '#modules/chat/contract.console.ts'
import { canned_answers, chat_reports, chat_rooms } from '#modules/chat/tables.ts'
import { aChat, aConsultant, sayTo } from './chats.ts'
import { consultantOf } from './consultants.ts'
import { scan, send } from './journeys.ts'
import type { ScopedThing } from './scoped-thing.ts'
import type { TestApp } from './test-app.ts'

const base = '/api/console/v1'
const tenant_id = demoTenants[0].id
const ofBrand: Scope[] = [{ kind: 'tenant', id: tenant_id }]
const platform: Scope = { kind: 'platform' }
const both: Scope[] = [platform, ...ofBrand]

/** A conversation with something said in it, that its consultant answers. */
export async function aDeskChat(home: TestApp) {
  const colleague = await aConsultant(home)
  const chat = await aChat(home, colleague)
  await sayTo(home, chat, { message: 'Apakah masih ada kursi?' })
  return { ...chat, colleague, url: `${base}/chats/${chat.id}` }
}

/** As a consultant of the brand, who answers in it. */
const inRoom =
  (path: string, body?: (home: TestApp) => Promise<object>) =>
  async (home: TestApp): Promise<ScopedThing> => {
    const { id } = await aDeskChat(home)
    const url = `${base}/chats/${id}${path}`
    const sent = { url, ...(body && { body: await body(home) }) }
    return {
      ...{ ...sent, scopes: ofBrand },
      async own(token) {
        const { id: consultant_id } = await consultantOf(home, token)
        await home.application.db.update(chat_rooms).set({ consultant_id }).where(eq(chat_rooms.id, id))
        return sent
      },
    }
  }

/** Of whoever asks, wherever they work. */
const asSelf =
  (path: string, body?: object) =>
  async (home: TestApp): Promise<ScopedThing> => {
    const sent = { url: `${base}${path}`, ...(body && { body }) }
    const own = async (token: string) => {
      await consultantOf(home, token)
      return sent
    }
    return { ...sent, scopes: ofBrand, is_own: true, own }
  }

/** An answer of the brand. */
const onAnswer =
  (path: string, body?: object) =>
  async (home: TestApp): Promise<ScopedThing> => {
    const [id, at] = [newId(), home.application.clock.now()]
    await home.application.db
      .insert(canned_answers)
      .values({ id, tenant_id, consultant_id: null, ...texts, created_at: at, updated_at: at })
    const sent = { url: `${base}/chat-answers/${id}${path}`, ...(body && { body }) }
    const own = async (token: string) => {
      await consultantOf(home, token)
      return sent
    }
    return { ...sent, scopes: ofBrand, own }
  }

/** Something that a member has reported. */
export async function aChatReport(home: TestApp) {
  const chat = await aDeskChat(home)
  const id = newId()
  const created_at = home.application.clock.now()
  const said = { reason: 'money_outside', text: 'Diminta transfer ke rekening pribadi' } as const
  await home.application.db.insert(chat_reports).values({ id, tenant_id, room_id: chat.id, ...said, created_at })
  return { ...chat, id, room_id: chat.id }
}

const onReport =
  (path: string, body?: object) =>
  async (home: TestApp): Promise<ScopedThing> => {
    const { id } = await aChatReport(home)
    return { url: `${base}/chat-reports/${id}${path}`, scopes: both, ...(body && { body }) }
  }

const texts = { title: 'Salam', text: 'Wa alaikum salam' }

async function fileForm() {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(await scan())]), 'brosur.jpg')
  return body
}

type Things = Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>>

/** The calls of consultants and of who looks after them. */
export const scopedChat: Things = {
  [callKey(contract.listDeskChats)]: async (home) => {
    await aDeskChat(home)
    return asSelf('/chats?queue=others')(home)
  },
  [callKey(contract.seeDeskChat)]: inRoom(''),
  [callKey(contract.deskChatMessages)]: inRoom('/messages'),
  [callKey(contract.answerChat)]: inRoom('/messages', async () => ({ message: 'Masih ada dua kursi' })),
  [callKey(contract.answerWithFile)]: inRoom('/files', fileForm),
  [callKey(contract.deskChatFile)]: async (home) => {
    const { url, id, token } = await aDeskChat(home)
    const fields = { file: { name: 'ktp.jpg', bytes: await scan() } }
    const sent = await send(home, `/api/v3/chats/${id}/files`, { token, fields })
    const file = { url: `${url}/files/${sent.body.data.id}` }
    return {
      ...{ ...file, scopes: ofBrand },
      async own(asker) {
        await consultantOf(home, asker)
        return file
      },
    }
  },
  [callKey(contract.readDeskChat)]: inRoom('/read', async () => ({ seq: 1 })),
  [callKey(contract.takeChat)]: inRoom('/take'),
  [callKey(contract.handOverChat)]: inRoom('/hand-over', async (home) => ({
    consultant_id: (await aConsultant(home)).id,
  })),
  [callKey(contract.putBackChat)]: inRoom('/put-back'),
  [callKey(contract.closeDeskChat)]: inRoom('/close'),
  [callKey(contract.seeChatStatus)]: asSelf('/chat-status'),
  [callKey(contract.setChatStatus)]: async (home) => ({
    ...(await asSelf('/chat-status', { is_on: true })(home)),
    is_own: undefined,
  }),
  [callKey(contract.listChatAnswers)]: asSelf('/chat-answers'),
  [callKey(contract.addChatAnswer)]: asSelf('/chat-answers', texts),
  [callKey(contract.changeChatAnswer)]: onAnswer('', texts),
  [callKey(contract.removeChatAnswer)]: onAnswer('/remove'),
  [callKey(contract.chatPackages)]: asSelf('/chat-packages'),
  [callKey(contract.listChatReports)]: async (home) => {
    await aChatReport(home)
    return { url: `${base}/chat-reports`, scopes: both }
  },
  [callKey(contract.seeChatReport)]: onReport(''),
  [callKey(contract.handleChatReport)]: onReport('/handle', { note: 'Sudah dibicarakan dengan konsultannya' }),
  [callKey(contract.listChatHours)]: async () => ({ url: `${base}/chat-hours`, scopes: both }),
  [callKey(contract.setChatHours)]: async () => ({
    ...{ url: `${base}/chat-hours/${tenant_id}`, scopes: both },
    body: { hours: [{ weekday: 1, opens: '08:00', closes: '17:00' }] },
  }),
}
