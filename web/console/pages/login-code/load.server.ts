import { redirect } from 'react-router'
import { renderSVG } from 'uqr'
import { staffSignInCode, staffSignInStep } from '#modules/staff/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { guestApi } from '../../api.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { beginAgain, begunSignIn, hasEntered, isOver, keepStaff } from '../../sign-in.server.ts'
import { words } from './words.ts'

/** As a picture that needs no script, and whose text is read by phones alone. */
const pictureOf = (uri: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(uri, { border: 2 })).toString('base64')}`

async function stepOf(context: Context, sign_in_token: string) {
  try {
    return (await guestApi(context, staffSignInStep, { sign_in_token })).data
  } catch (error) {
    throw isOver(error) ? beginAgain(context) : error
  }
}

export async function loadCode(context: Context) {
  // Without scripts the page is made in the same breath as the sign-in: all it shows then are the codes.
  if (hasEntered(context))
    return { tab: tabTitle(context, words(pageOf(context).language).codesTitle), email: '', setup: null }
  const { sign_in_token } = begunSignIn(context)
  if (!sign_in_token) throw beginAgain(context)
  const { next, email, setup, demo_code } = await stepOf(context, sign_in_token)
  const say = words(pageOf(context).language)
  return {
    tab: tabTitle(context, next === 'setup' ? say.setupTitle : say.title),
    email,
    setup: setup && { picture: pictureOf(setup.uri), secret: setup.secret.replace(/(.{4})(?=.)/g, '$1 ') },
    demo: demo_code === null ? undefined : say.demo(demo_code),
  }
}

/** In, or the codes for a lost phone first: they are shown this once. */
export async function enterCode(context: Context, request: Request) {
  const values = textsOf(await readForm(request), ['intent', 'code'])
  const { sign_in_token = '' } = begunSignIn(context)
  try {
    const { data } = await guestApi(context, staffSignInCode, { sign_in_token, code: values.code ?? '' })
    const next = keepStaff(context, data.staff_token)
    if (data.recovery_codes.length === 0) return redirect(next)
    const tab = tabTitle(context, words(pageOf(context).language).codesTitle)
    return { ok: true as const, recovery_codes: data.recovery_codes, next, tab }
  } catch (error) {
    if (isOver(error)) return beginAgain(context)
    return refused(error, { intent: values.intent ?? 'code', values })
  }
}
