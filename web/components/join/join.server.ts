import { data, redirect } from 'react-router'
import { hashSecret, newSecret } from '#core/ids.ts'
import { applicationState, apply } from '#modules/partner/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { keepNote, readNote } from '../../cookie-state.server.ts'
import { flash } from '../../flash.server.ts'
import { fieldsOf, readForm, refused, textsOf, type Values } from '../../form.server.ts'
import type { PagePath } from '../../pages.ts'
import { unlessRefused } from '../../softly.server.ts'
import { to } from '../../to.ts'
import { applicationView } from './application.server.ts'
import { words } from './words.ts'

type Kind = 'travel' | 'financial' | 'tdc'
/** The kinds one may apply as; the first is chosen unless the form says otherwise. */
export type Plan = { path: PagePath; kinds: readonly [Kind, ...Kind[]] }

/** What each of the two pages says for itself, at least. */
export type OwnWords = { title: string; description: string; text: string }

const noteSeconds = 3600

/** The form; what became of it once sent; or, by the mailed link, the application itself. */
export async function loadJoin<Own extends OwnWords>(context: Context, url: URL, plan: Plan & { own: Own }) {
  const page = pageOf(context)
  const { searchParams } = url
  const { confirmText: _, applicationTitle: __, ...say } = words(page.language)
  const common = { say, own: plan.own, kinds: plan.kinds, path: plan.path }
  const token = searchParams.get('token')
  if (token !== null) {
    const application = await lookAt(context, token)
    if (!application) return data({ ...common, view: 'broken' } as const, { status: 404 })
    return data({ ...common, view: 'application', application } as const)
  }
  const { email } = readNote(page, 'application')
  if (searchParams.has('sent') && email) return data({ ...common, view: 'sent', email } as const)
  return data({ ...common, view: 'form', ticket: newSecret() } as const)
}

/** Looking proves nothing: programs that open every link of a mail must not confirm for people. */
async function lookAt(context: Context, token: string) {
  const application = await unlessRefused(api(context, applicationState, { token, act: 'look' }), [404, 422])
  return application && applicationView(application, pageOf(context).language)
}

type Posted = { request: Request; url: URL }

/** What the two forms of the page do: send an application, and confirm the address it came from. */
export async function actJoin(context: Context, { request, url }: Posted, plan: Plan) {
  const values = textsOf(await readForm(request), ['intent', 'ticket', ...fieldsOf(apply)])
  const token = url.searchParams.get('token')
  const intent = values.intent === 'prove' && token !== null ? 'prove' : 'apply'
  try {
    return intent === 'prove' ? await prove(context, token ?? '', plan) : await send(context, values, plan)
  } catch (error) {
    return refused(error, { intent, values })
  }
}

async function send(context: Context, values: Values, plan: Plan): Promise<Response> {
  const page = pageOf(context)
  const { company = '', contact_name = '', email = '', phone_number = '', city_name = '' } = values
  const { licence_number, message, ticket = '' } = values
  const kind = plan.kinds.find((one) => one === values.kind) ?? plan.kinds[0]
  const form = { kind, company, contact_name, email, phone_number, city_name, licence_number, message }
  // A second press sends the same again and is answered alike; a corrected form is another one.
  const idempotency_key = hashSecret(JSON.stringify([ticket, form]))
  await api(context, apply, form, { idempotency_key })
  keepNote(page, 'application', { email: email.trim() }, noteSeconds)
  flash(page, 'data_sent')
  return redirect(`${to(page.language, plan.path)}?sent`)
}

async function prove(context: Context, token: string, plan: Plan): Promise<Response> {
  const page = pageOf(context)
  await api(context, applicationState, { token, act: 'prove' })
  flash(page, 'application_proved')
  return redirect(`${to(page.language, plan.path)}?${new URLSearchParams({ token })}`)
}

export type Joining = Awaited<ReturnType<typeof loadJoin<OwnWords>>>['data']
