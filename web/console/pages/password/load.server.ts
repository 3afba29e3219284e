import { redirect } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { staffChoosePassword, staffLink } from '#modules/staff/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dropNote, keepNote, readNote } from '../../../cookie-state.server.ts'
import { fieldsOf, readForm, refused, textsOf } from '../../../form.server.ts'
import { unlessRefused } from '../../../softly.server.ts'
import { guestApi } from '../../api.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { goOnToCode } from '../../sign-in.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

const noteSeconds = 3600

/** The token moves into a note at once: it stays neither in the address, nor in the history, nor in the page. */
export async function loadPassword(context: Context, url: URL) {
  const page = pageOf(context)
  const token = url.searchParams.get('token')
  if (token) {
    keepNote(page, 'staff_link', { token }, noteSeconds)
    throw redirect(to(page.language, '/password'))
  }
  const say = words(page.language)
  const tab = tabTitle(context, say.title)
  const note = readNote(page, 'staff_link')
  const link = note.token ? await unlessRefused(guestApi(context, staffLink, { token: note.token })) : undefined
  if (!link) return { tab }
  const { kind, email, full_name } = link
  const isInvited = kind === 'invitation'
  return { tab, title: isInvited ? say.welcome(full_name) : say.title, lead: say[kind](email) }
}

export async function choosePassword(context: Context, request: Request) {
  const page = pageOf(context)
  const values = textsOf(await readForm(request), fieldsOf(staffChoosePassword))
  const { password = '', password_confirmation = '' } = values
  const { token = '' } = readNote(page, 'staff_link')
  try {
    const sent = { token, password, password_confirmation }
    const { sign_in_token } = (await guestApi(context, staffChoosePassword, sent)).data
    dropNote(page, 'staff_link')
    return goOnToCode(context, sign_in_token)
  } catch (error) {
    if (isCallFailure(error) && error.errors.token) dropNote(page, 'staff_link')
    return refused(error, { intent: 'password', values })
  }
}
