import { data, redirect } from 'react-router'
import { validationWords } from '#core/validation.ts'
import { closeChat, openChat, reportChat, sendFile, sendMessage } from '#modules/chat/contract.ts'
import { reportReasons } from '#modules/chat/rules/machine.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { flash } from '../../flash.server.ts'
import { refused, textsOf, type Values } from '../../form.server.ts'
import { inLanguage } from '../../to.ts'
import { addressOf, type Query } from './query.ts'

type Posted = { context: Context; id: string; values: Values; form: FormData }

/** Opens a conversation, or gives the one that runs, and says the first thing in it. */
async function start(posted: Posted): Promise<string> {
  const { affiliate_code } = pageOf(posted.context)
  const { room } = (await api(posted.context, openChat, { ...(affiliate_code && { affiliate_code }) })).data
  return send({ ...posted, id: room.user_chat_id })
}

async function send({ context, id, values, form }: Posted): Promise<string> {
  const said = { id, client_id: values.client_id, message: values.message ?? '' }
  const file = form.get('file')
  if (file instanceof File && file.size > 0) {
    const upload = { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) }
    await api(context, sendFile, said, { files: { file: upload } })
  } else await api(context, sendMessage, said)
  return addressOf({ room: id })
}

async function close({ context, id }: Posted): Promise<string> {
  await api(context, closeChat, { id })
  flash(pageOf(context), 'chat_closed')
  return addressOf({ room: id })
}

async function report({ context, id, values }: Posted): Promise<string> {
  const reason = reportReasons.find((one) => one === values.reason) ?? 'other'
  await api(context, reportChat, { id, reason, text: values.text ?? '' })
  flash(pageOf(context), 'chat_reported')
  return addressOf({ room: id })
}

const steps: Readonly<Record<string, (posted: Posted) => Promise<string>>> = { start, send, close, report }
const fields = ['intent', 'client_id', 'message', 'reason', 'text']

/** One of the forms of this page. */
export async function actChat(context: Context, { room = 'new' }: Query, form: FormData) {
  const { language } = pageOf(context)
  const values = textsOf(form, fields)
  const { intent = '' } = values
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step || (room === 'new' && intent !== 'start')) throw data(null, { status: 404 })
  if (intent === 'report' && !values.reason) return unchosen({ intent, values, language })
  try {
    return redirect(inLanguage(language, await step({ context, id: room, values, form })))
  } catch (error) {
    return refused(error, { intent, values })
  }
}

type Unchosen = { intent: string; values: Values; language: 'id' | 'en' }

function unchosen({ intent, values, language }: Unchosen) {
  const message = validationWords(language).empty
  const errors = { reason: [message], ...(!values.text && { text: [message] }) }
  const failed = { ok: false as const, status: 422, code: '', message, errors, intent, values }
  return data(failed, { status: 422 })
}
