import { data, redirect } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { logout } from '#modules/identity/contract.ts'
import { api, forgetSession, pageOf } from '../../api.server.ts'
import { flash } from '../../flash.server.ts'
import { inLanguage } from '../../to.ts'
import type { Route } from './+types/page.ts'

export function loader(): never {
  throw data(null, { status: 404 })
}

/** This browser is signed out whatever the call answers: a person who asks to leave has left. */
export async function action({ context }: Route.ActionArgs) {
  const page = pageOf(context)
  try {
    await api(context, logout, {})
  } catch (error) {
    if (!isCallFailure(error) && !(error instanceof Response)) page.report(error)
  }
  forgetSession(context)
  flash(page, 'signed_out')
  return redirect(inLanguage(page.language, '/auth/login'))
}

/** Never shown: a page of its own, so that asking for it gets the 404 screen. */
export default function SignOut() {
  return null
}
