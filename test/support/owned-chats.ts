import { aChat } from './chats.ts'
import { formOf, scan, send } from './journeys.ts'
import type { OwnedThing } from './owned-bookings.ts'
import { ask, type TestApp } from './test-app.ts'

type Make = (home: TestApp) => Promise<OwnedThing>

const onChat =
  (rest: string, body?: object): Make =>
  async (home) => {
    const { token, url } = await aChat(home)
    return { token, url: `${url}/${rest}`, ...(body && { body }) }
  }

/** Owner calls of the chat module. */
export const ownedChats: Readonly<Record<string, Make>> = {
  'GET /api/v3/chats/:id/messages': onChat('messages'),
  'POST /api/v3/chats/:id/messages': onChat('messages', { message: 'Assalamualaikum' }),
  'PATCH /api/v3/chats/:id/read': onChat('read', { seq: 1 }),
  'POST /api/v3/chats/:id/close': onChat('close', {}),
  'POST /api/v3/chats/:id/report': onChat('report', { reason: 'other', text: 'Jawabannya tidak sopan.' }),
  'POST /api/v3/chats/:id/files': async (home) => {
    const { token, url } = await aChat(home)
    return { token, url: `${url}/files`, form: formOf({ file: { name: 'foto.jpg', bytes: await scan() } }) }
  },
  'GET /api/v3/chats/:id/files/:message_id': async (home) => {
    const { token, url } = await aChat(home)
    await send(home, `${url}/files`, { token, fields: { file: { name: 'foto.jpg', bytes: await scan() } } })
    const { items } = (await ask(home, 'GET', `${url}/messages`, { token })).body.data
    return { token, url: `${url}/files/${items.at(-1).id}` }
  },
}
