import { redirect } from 'react-router'
import type { Sent } from '#core/call.ts'
import * as identity from '#modules/identity/contract.ts'
import { requestDataExport, withdrawConsent } from '#modules/privacy/contract.ts'
import { api, type Context, forgetSession, pageOf } from '../../api.server.ts'
import { declineAnalytics } from '../../components/analytics/choice.server.ts'
import type { ToastKey } from '../../components/toast-words.ts'
import { dropNote, keepNote, readNote } from '../../cookie-state.server.ts'
import { flash } from '../../flash.server.ts'
import { fieldsOf, textsOf, type Values } from '../../form.server.ts'
import { to } from '../../to.ts'

export type Posted = { context: Context; values: Values; form: FormData }
type Step = (posted: Posted) => Promise<ToastKey | Response>

const noteSeconds = 3600

/** An empty box means that nothing was given, not that the empty text was. */
const given = (text: string | undefined): string | undefined => text || undefined

async function details({ context, values }: Posted): Promise<ToastKey> {
  const { full_name = '', gender, birth_date, address } = values
  const changes: Sent<typeof identity.updateMe> = {
    full_name,
    gender: gender === 'male' || gender === 'female' ? gender : null,
    birth_date: birth_date || null,
    address: address || null,
  }
  await api(context, identity.updateMe, changes)
  return 'profile_saved'
}

async function avatar({ context, form }: Posted): Promise<ToastKey> {
  const file = form.get('avatar')
  const picture = file instanceof File ? file : new File([], '')
  const files = { avatar: { name: picture.name, bytes: Buffer.from(await picture.arrayBuffer()) } }
  await api(context, identity.uploadAvatar, {}, { files })
  return 'avatar_saved'
}

async function phone({ context, values }: Posted): Promise<ToastKey> {
  const { phone_number = '', current_password } = values
  const sent = { phone_number, current_password: given(current_password) }
  const { data } = await api(context, identity.updatePhone, sent)
  keepNote(pageOf(context), 'verify_phone', { phone_number, ...data }, noteSeconds)
  return 'code_sent'
}

async function phoneResend({ context, values }: Posted): Promise<ToastKey> {
  const page = pageOf(context)
  const phone_number = readNote(page, 'verify_phone').phone_number ?? values.phone_number
  const { data } = await api(context, identity.resendPhoneCode, {})
  keepNote(page, 'verify_phone', { phone_number, ...data }, noteSeconds)
  return 'code_sent'
}

async function phoneCode({ context, values }: Posted): Promise<ToastKey> {
  const { code = '', current_password } = values
  await api(context, identity.verifyPhone, { code, current_password: given(current_password) })
  dropNote(pageOf(context), 'verify_phone')
  return 'phone_verified'
}

async function password({ context, values }: Posted): Promise<ToastKey> {
  const { old_password, password = '', password_confirmation = '' } = values
  const sent = { old_password: given(old_password), password, password_confirmation }
  await api(context, identity.changePassword, sent)
  return 'password_changed'
}

async function requestData({ context, values }: Posted): Promise<ToastKey> {
  await api(context, requestDataExport, { current_password: given(values.current_password) })
  return 'data_requested'
}

async function newEmail({ context, values }: Posted): Promise<ToastKey> {
  const { code = '', current_password } = values
  const { data } = await api(context, identity.verifyNewEmail, { code, current_password: given(current_password) })
  return data.is_changed ? 'email_changed' : 'email_verified'
}

async function emailCode({ context, values }: Posted): Promise<ToastKey> {
  await api(context, identity.requestEmailCode, { email: values.email ?? '' })
  return 'code_sent'
}

async function withdraw({ context, values }: Posted): Promise<ToastKey> {
  const kind = values.kind === 'analytics' ? 'analytics' : 'push'
  await api(context, withdrawConsent, { kind })
  if (kind === 'analytics') declineAnalytics(pageOf(context))
  return 'consent_withdrawn'
}

async function remove({ context, values }: Posted): Promise<Response> {
  await api(context, identity.deleteMe, { current_password: given(values.current_password) })
  const page = pageOf(context)
  forgetSession(context)
  dropNote(page, 'verify_phone')
  flash(page, 'account_deleted')
  return redirect(to(page.language, '/auth/login'))
}

const steps: Record<string, Step> = {
  details,
  avatar,
  email: newEmail,
  email_code: emailCode,
  phone,
  phone_resend: phoneResend,
  phone_code: phoneCode,
  password,
  consents: withdraw,
  export: requestData,
  delete: remove,
}

/** The step a form of this page asks for; nothing for a name that is not on the list. */
export const stepOf = (intent: string): Step | undefined => (Object.hasOwn(steps, intent) ? steps[intent] : undefined)

const { updateMe, updatePhone, verifyPhone, requestEmailCode, changePassword, deleteMe } = identity
const forms = [updateMe, updatePhone, verifyPhone, requestEmailCode, changePassword, deleteMe]
const fields = ['intent', 'kind', ...fieldsOf(...forms)]

export const postedOf = (context: Context, form: FormData): Posted => ({
  context,
  form,
  values: textsOf(form, fields),
})
