import type { Output } from '#core/call.ts'
import type { Language } from '#core/messages.ts'
import { seeFinancingFigures } from '#modules/financing/contract.console.ts'
import { seeSavingsFigures } from '#modules/savings/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { optional } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { hasRole, staffOf } from '../../staff.server.ts'
import { agesOf, countsOf, weeksOf } from './plots.server.ts'

const financingOf = ({ weeks, ages }: Output<typeof seeFinancingFigures>, language: Language) => ({
  ages: agesOf(ages, language),
  received: countsOf(weeks, ({ received }) => received, language),
  decided: countsOf(weeks, ({ decided }) => decided, language),
  disbursed: weeksOf(
    weeks.map(({ week, disbursed: amount }) => ({ week, amount })),
    language,
  ),
})

const savingsOf = ({ weeks, ages }: Output<typeof seeSavingsFigures>, language: Language) => ({
  ages: agesOf(ages, language),
  received: countsOf(weeks, ({ received }) => received, language),
  decided: countsOf(weeks, ({ decided }) => decided, language),
  deposited: weeksOf(
    weeks.map(({ week, deposited: amount }) => ({ week, amount })),
    language,
  ),
})

/** How it goes at a bank: what came and was decided, how long the rest waits, and its money. */
export async function bankFiguresOf(context: Context) {
  const { language } = pageOf(context)
  if (!hasRole(await staffOf(context), seeSavingsFigures.who)) return undefined
  const [financing, savings] = await Promise.all([
    optional(context, api(context, seeFinancingFigures, {})),
    optional(context, api(context, seeSavingsFigures, {})),
  ])
  return {
    financing: financing && financingOf(financing, language),
    savings: savings && savingsOf(savings, language),
  }
}
