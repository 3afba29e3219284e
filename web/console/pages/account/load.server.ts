import { data, redirect } from 'react-router'
import { formatMoment } from '#core/format.ts'
import {
  endStaffSession,
  renewRecoveryCodes,
  staffForgotPassword,
  staffSessions,
  staffSignOut,
} from '#modules/staff/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf, type Values } from '../../../form.server.ts'
import { api, guestApi } from '../../api.server.ts'
import { deviceName } from '../../device-name.ts'
import { grantText } from '../../grant-words.ts'
import { tabTitle } from '../../shell.server.ts'
import { leave } from '../../sign-in.server.ts'
import { staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

const outcomes = ['ended', 'linkSent'] as const

export async function loadAccount(context: Context, url: URL) {
  const { language } = pageOf(context)
  const say = words(language)
  const staff = await staffOf(context)
  const { items } = (await api(context, staffSessions, {})).data
  const at = (moment: string) => formatMoment(new Date(moment), language)
  const done = outcomes.find((name) => name === url.searchParams.get('done'))
  return {
    tab: tabTitle(context, say.title),
    done: done && say[done],
    person: { full_name: staff.full_name, email: staff.email },
    grants: staff.grants.map((grant) => grantText(grant, language)),
    codes_left: staff.recovery_codes_left,
    sessions: items.map(({ id, user_agent, ip, created_at, last_seen_at, is_current }) => ({
      id,
      is_current,
      device: deviceName(user_agent) ?? say.unknownDevice,
      seen: say.seen(at(last_seen_at)),
      since: say.since(at(created_at), ip),
    })),
  }
}

const back = (context: Context, done: (typeof outcomes)[number]) =>
  redirect(`${to(pageOf(context).language, '/account')}?done=${done}`)

const intents = ['sign-out', 'end', 'renew', 'password'] as const

const steps = {
  async 'sign-out'(context: Context) {
    await api(context, staffSignOut, {})
    return leave(context)
  },
  async end(context: Context, { id = '' }: Values) {
    await api(context, endStaffSession, { id })
    return back(context, 'ended')
  },
  async renew(context: Context, { code = '' }: Values) {
    return { ok: true as const, ...(await api(context, renewRecoveryCodes, { code })).data }
  },
  async password(context: Context) {
    await guestApi(context, staffForgotPassword, { email: (await staffOf(context)).email })
    return back(context, 'linkSent')
  },
}

export async function actOnAccount(context: Context, request: Request) {
  const values = textsOf(await readForm(request), ['intent', 'id', 'code'])
  const intent = intents.find((name) => name === values.intent)
  if (!intent) throw data(null, { status: 400 })
  try {
    return await steps[intent](context, values)
  } catch (error) {
    return refused(error, { intent, values })
  }
}
