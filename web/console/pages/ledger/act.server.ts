import { formatMoment } from '#core/format.ts'
import { checkBooks } from '#modules/payment/contract.console.ts'
import { type Context, formFailure, pageOf } from '../../../api.server.ts'
import { api } from '../../api.server.ts'

/** Runs the check, and answers on the same page: nothing was changed that a second look would have to show. */
export async function checkNow(context: Context) {
  try {
    const { checked_at, faults, to_review } = (await api(context, checkBooks, {})).data
    return { ok: true as const, at: formatMoment(new Date(checked_at), pageOf(context).language), faults, to_review }
  } catch (error) {
    return { ok: false as const, message: formFailure(error).message }
  }
}
