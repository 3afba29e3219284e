import { rolesOf } from '#core/call.ts'
import { formatNumber, formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { refundsDue } from '#modules/payment/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { api } from '../../api.server.ts'
import { grantText } from '../../grant-words.ts'
import { tabTitle } from '../../shell.server.ts'
import { hasRole, type StaffMe, staffOf } from '../../staff.server.ts'
import { words } from './words.ts'

/** Refunds that wait to be sent, for those who may see them. */
async function waitingRefunds(context: Context, staff: StaffMe): Promise<string | undefined> {
  if (!hasRole(staff, rolesOf(refundsDue) ?? [])) return undefined
  const { total, amount } = (await api(context, refundsDue, {})).data
  const { language } = pageOf(context)
  if (total === 0) return undefined
  return words(language).waiting(formatNumber(total, language), formatRupiah(rupiah(amount), language))
}

export async function loadHome(context: Context) {
  const { language } = pageOf(context)
  const staff = await staffOf(context)
  return {
    tab: tabTitle(context, words(language).title),
    refunds: await waitingRefunds(context, staff),
    person: { full_name: staff.full_name, email: staff.email },
    grants: staff.grants.map((grant) => grantText(grant, language)),
  }
}
