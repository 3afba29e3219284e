import { redirect } from 'react-router'
import { setChatStatus } from '#modules/chat/contract.console.ts'
import type { Context } from '../../../api.server.ts'
import { refused, type Values } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { withDone } from '../../form.server.ts'

/** Takes conversations, or stops; leads back to where one was. */
export async function actOnStatus(context: Context, { values, back }: { values: Values; back: string }) {
  const is_on = values.is_on === 'true'
  try {
    await api(context, setChatStatus, { is_on })
    return redirect(withDone(back, is_on ? 'on' : 'off'))
  } catch (error) {
    return refused(error, { intent: 'status', values })
  }
}
