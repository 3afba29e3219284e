import { redirect } from 'react-router'
import {
  answerChat,
  answerWithFile,
  closeDeskChat,
  handOverChat,
  putBackChat,
  takeChat,
} from '#modules/chat/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { actOnStatus } from '../../components/chat/act-status.server.ts'
import { withDone } from '../../form.server.ts'
import { to } from '../../to.ts'

type Sent = { context: Context; id: string; values: Values; file: File | undefined }

const acts = {
  take: async ({ context, id }: Sent) => {
    await api(context, takeChat, { id })
    return 'taken'
  },
  'hand-over': async ({ context, id, values }: Sent) => {
    await api(context, handOverChat, { id, consultant_id: values.consultant_id ?? '' })
    return 'handed'
  },
  'put-back': async ({ context, id }: Sent) => {
    await api(context, putBackChat, { id })
    return 'back'
  },
  close: async ({ context, id }: Sent) => {
    await api(context, closeDeskChat, { id })
    return 'closed'
  },
  send: async ({ context, id, values, file }: Sent) => {
    const { client_id, message = '' } = values
    const said = { id, client_id: client_id || undefined, message }
    if (!file) await api(context, answerChat, said)
    else {
      const files = { file: { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) } }
      await api(context, answerWithFile, said, { files })
    }
    return undefined
  },
}

const actOf = (intent: string | undefined) => Object.entries(acts).find(([name]) => name === intent)?.[1]

function fileIn(form: FormData): File | undefined {
  const file = form.get('file')
  return file instanceof File && file.size > 0 ? file : undefined
}

export async function actOnRoom(context: Context, { id, request, url }: { id: string; request: Request; url: URL }) {
  const form = await readForm(request)
  const values = textsOf(form, ['intent', 'key', 'is_on', 'consultant_id', 'client_id', 'message'])
  const queue = url.searchParams.get('queue')
  const path = to(pageOf(context).language, '/chat/:id', { id })
  const back = queue ? `${path}?${new URLSearchParams({ queue })}` : path
  if (values.intent === 'status') return actOnStatus(context, { values, back })
  const { intent = 'send' } = values
  try {
    const done = await (actOf(intent) ?? acts.send)({ context, id, values, file: fileIn(form) })
    return redirect(done ? withDone(back, done) : back)
  } catch (error) {
    return refused(error, { intent, values })
  }
}
