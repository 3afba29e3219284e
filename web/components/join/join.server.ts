import { data, redirect } from 'react-router'
import { hashSecret, newSecret } from '#core/ids.ts'
import { applicationState, apply, uploadApplicationDocument } from '#modules/partner/contract.ts'
import { applicationDocumentKinds } from '#modules/partner/rules/documents.ts'
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
  return application && { ...applicationView(application, pageOf(context).language), token }
}

type Posted = { request: Request; url: URL }

const fields = ['intent', 'ticket', ...fieldsOf(apply)]

/** What the forms of the page do: send an application, confirm the address it came from, and bring its documents. */
export async function actJoin(context: Context, { request, url }: Posted, plan: Plan) {
  const form = await readForm(request)
  const { searchParams } = url
  const token = searchParams.get('token')
  // A file that a script sends by itself names its form in the address.
  const isScripted = searchParams.get('intent') === 'document'
  const values = { ...(isScripted && textsOf(searchParams, ['intent', 'kind'])), ...textsOf(form, fields) }
  const intent = intentOf(values, token)
  try {
    if (token !== null && intent === 'document') {
      await upload(context, { token, kind: values.kind, form })
      return isScripted ? undefined : uploaded(context, token, plan)
    }
    return token !== null && intent === 'prove' ? await prove(context, token, plan) : await send(context, values, plan)
  } catch (error) {
    // A page that is thrown is no refusal of a form.
    if (!(error instanceof Error)) throw error
    return refused(error, { intent, values })
  }
}

/** Without the link of an application there is only the form to apply. */
const intentOf = ({ intent }: Values, token: string | null) =>
  token !== null && (intent === 'prove' || intent === 'document') ? intent : 'apply'

type Sent = { token: string; kind: string | undefined; form: FormData }

async function upload(context: Context, { token, kind: named, form }: Sent): Promise<void> {
  const kind = applicationDocumentKinds.find((one) => one === named)
  const file = [...form.values()].find((value) => value instanceof File)
  if (!kind || !file) throw data(null, { status: 400 })
  const files = { file: { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) } }
  await api(context, uploadApplicationDocument, { token, kind }, { files })
}

function uploaded(context: Context, token: string, plan: Plan): Response {
  const page = pageOf(context)
  flash(page, 'document_sent')
  return redirect(`${to(page.language, plan.path)}?${new URLSearchParams({ token })}#documents`)
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
