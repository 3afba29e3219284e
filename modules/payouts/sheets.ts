import type { Output } from '#core/call.ts'
import { formatRupiah, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { type Block, frameOf, type Sheet } from '#core/sheet.ts'
import type { Tenant } from '#core/tenant.ts'
import { jakartaDate } from '#core/time.ts'
import type { sendPayout, statement } from './contract.console.ts'
import { payoutNumber } from './rules/payout-number.ts'
import { statusWords, words } from './words.ts'

type Earning = Output<typeof statement>['rows'][number]
type Payout = Output<typeof sendPayout>
type Sums = Output<typeof statement>['sums']
type Reader = { language: Language; tenant: Tenant }
type Lines = { earnings: readonly Earning[]; hasMore: boolean }

/** As many as are printed; a file holds the rest. */
export const sheetLines = 500

const dayOf = (moment: string, language: Language) => formatShortDay(jakartaDate(new Date(moment)), language)
const money = (amount: number, language: Language) => formatRupiah(rupiah(amount), language)

function linesBlocks({ earnings, hasMore }: Lines, language: Language): Block[] {
  const say = words(language)
  if (earnings.length === 0) return [{ kind: 'note', text: say.noLines }]
  const table: Block = {
    kind: 'table',
    title: say.lines,
    columns: [
      { label: say.at, share: 2 },
      { label: say.orderOrReason, share: 5 },
      { label: say.amount, share: 3, align: 'right' },
    ],
    rows: earnings.map(({ created_at, reason, package_name, amount }) => [
      dayOf(created_at, language),
      package_name ? `${reason}\n${package_name[language]}` : reason,
      money(amount, language),
    ]),
  }
  return hasMore ? [table, { kind: 'note', text: say.more(sheetLines) }] : [table]
}

const tones = {
  confirmed: 'good',
  returned: 'bad',
  due: 'open',
  awaiting_approval: 'open',
  approved: 'open',
  sent: 'open',
} as const

/** What one transfer pays, for its payee. */
export function payoutSheet({ payout, ...lines }: Lines & { payout: Payout }, reader: Reader): Sheet {
  const { language } = reader
  const say = words(language)
  const isOfConsultant = payout.payee_kind === 'affiliate'
  return {
    ...frameOf(reader),
    title: isOfConsultant ? say.commissionPayoutTitle : say.payoutTitle,
    subtitle: payout.payee_name,
    number: { label: isOfConsultant ? say.commissionPayout : say.payout, value: payoutNumber(payout.payout_id) },
    stamp: { text: statusWords(language)[payout.status], tone: tones[payout.status] },
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: say.payee, value: payout.payee_name },
          { label: say.drawnAt, value: dayOf(payout.drawn_at, language) },
          ...(payout.reference ? [{ label: say.reference, value: payout.reference }] : []),
        ],
      },
      ...linesBlocks(lines, language),
      {
        kind: 'sums',
        rows: [
          ...(isOfConsultant ? [] : [{ label: say.fee, value: money(0 - payout.fee, language) }]),
          { label: say.total, value: money(payout.amount, language), is_strong: true },
        ],
      },
    ],
  }
}

type Days = { from?: string | undefined; until?: string | undefined; today: string }

function periodText({ from, until, today }: Days, language: Language): string {
  const say = words(language)
  const last = formatShortDay(until ?? today, language)
  return from ? say.days(formatShortDay(from, language), last) : say.until(last)
}

type Period = { days: Days; sums: Sums; isOfConsultant: boolean }

/** What was earned, taken back and paid in a period, and what is owed. */
export function periodSheet(facts: Lines & Period, reader: Reader): Sheet {
  const { language } = reader
  const say = words(language)
  const payees = new Set(facts.earnings.map(({ payee_name }) => payee_name))
  const [payee = ''] = payees
  const { isOfConsultant, sums } = facts
  const { earned, taken_back, fees, paid, due } = sums
  return {
    ...frameOf(reader),
    title: say.periodTitle,
    subtitle: payees.size > 1 ? say.severalPayees : payee,
    number: { label: say.period, value: periodText(facts.days, language) },
    blocks: [
      ...linesBlocks(facts, language),
      {
        kind: 'sums',
        rows: [
          { label: isOfConsultant ? say.commission : say.earned, value: money(earned, language) },
          { label: isOfConsultant ? say.commissionTakenBack : say.takenBack, value: money(-taken_back, language) },
          // Who brings buyers pays no fee.
          ...(isOfConsultant ? [] : [{ label: say.fee, value: money(0 - fees, language) }]),
          { label: say.paid, value: money(paid, language) },
          { label: say.due, value: money(due, language), is_strong: true },
        ],
      },
    ],
  }
}
