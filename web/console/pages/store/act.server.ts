import { data, redirect } from 'react-router'
import {
  changeDeskStore,
  changeStoreOrigin,
  reopenStore,
  setStorePicture,
  suspendStore,
} from '#modules/merchandise/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { bilingualOf, onceOf, withDone } from '../../form.server.ts'
import { to } from '../../to.ts'
import { type doneNames, weekdays } from './words.ts'

const fields = [
  ...['intent', 'key', 'version', 'about.id', 'about.en', 'phone_number', 'opens_at', 'closes_at'],
  ...['closed_from', 'closed_until', ...weekdays.map((day) => `open_days.${day}`)],
  ...['subdistrict_id', 'address', 'postcode', 'kind', 'reason', 'confirm_name'],
]

type Sent = { context: Context; id: string; values: Values; form: FormData }
type Step = (sent: Sent) => Promise<(typeof doneNames)[number]>

const once = ({ id, values }: Sent) => onceOf({ ...values, id })

async function picture({ context, id, form }: Sent, kind: 'logo' | 'cover') {
  const sent = form.get('file')
  const file = sent instanceof File ? sent : new File([], '')
  const files = { file: { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) } }
  await api(context, setStorePicture, { id, kind }, { files })
  return 'picture' as const
}

const steps: Readonly<Record<string, Step>> = {
  async save(sent) {
    const { context, id, values } = sent
    const { version, phone_number = '', opens_at = '', closes_at = '', closed_from, closed_until } = values
    const open_days = weekdays.filter((day) => values[`open_days.${day}`] === 'true')
    const typed = { version, about: bilingualOf(values, 'about'), phone_number, opens_at, closes_at, open_days }
    // A day that was left empty is none.
    const holiday = { ...(closed_from && { closed_from }), ...(closed_until && { closed_until }) }
    await api(context, changeDeskStore, { id, ...typed, ...holiday }, once(sent))
    return 'saved'
  },
  async origin(sent) {
    const { version, subdistrict_id = '', address = '', postcode = '' } = sent.values
    const typed = { id: sent.id, version, subdistrict_id, address, postcode }
    await api(sent.context, changeStoreOrigin, typed, once(sent))
    return 'saved'
  },
  logo: (sent) => picture(sent, 'logo'),
  cover: (sent) => picture(sent, 'cover'),
  async suspend(sent) {
    const { reason = '', confirm_name = '' } = sent.values
    await api(sent.context, suspendStore, { id: sent.id, reason, confirm_name }, once(sent))
    return 'suspended'
  },
  async lift(sent) {
    await api(sent.context, reopenStore, { id: sent.id, reason: sent.values.reason ?? '' }, once(sent))
    return 'lifted'
  },
}

/** One of the forms of a store; leads back to it, as it then is. */
export async function actOnStore(context: Context, { id, request }: { id: string; request: Request }) {
  const form = await readForm(request)
  const values = textsOf(form, fields)
  const intent = values.intent ?? ''
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step({ context, id, values, form })
    return redirect(withDone(to(pageOf(context).language, '/stores/:id', { id }), done))
  } catch (error) {
    return refused(error, { intent, values })
  }
}
