import type { Output } from '#core/call.ts'
import { formatDay, formatRupiah, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { financingDetail } from '#modules/financing/contract.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import { planWords } from './plan-words.ts'

type Application = Output<typeof financingDetail>
type State = { text: string; tone: BadgeTone }

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

type Sums = Pick<Application, 'months' | 'monthly' | 'last' | 'akad' | 'price' | 'down_payment' | 'financed'> &
  Pick<Application, 'charge' | 'selling_price' | 'admin_fee' | 'bank_fee' | 'insurance_fee' | 'paid_in_all'>

/** Every amount of an application, or of what a bank offers before there is one. */
export function moneyOf(application: Sums, language: Language) {
  const say = planWords(language)
  const { months, monthly, last, akad, price, down_payment } = application
  const percent = Math.round((down_payment * 100) / price)
  const row = (label: string, amount: number) => ({ label, value: money(amount, language) })
  return {
    title: say.money,
    note: say.feesNote,
    figures: [
      row(say.price, price),
      row(say.downPayment(percent), down_payment),
      row(say.financed, application.financed),
      row(akad === 'murabahah' ? say.margin : say.ujrah, application.charge),
      row(say.sellingPrice, application.selling_price),
      ...(monthly === last
        ? [row(say.monthly(months), monthly)]
        : [row(say.monthlyAnd(months), monthly), row(say.last, last)]),
      row(say.adminFee, application.admin_fee),
      row(say.bankFee, application.bank_fee),
      row(say.insuranceFee, application.insurance_fee),
      { ...row(say.inAll, application.paid_in_all), isMain: true },
    ],
  }
}

/** When which instalment is due; what is only yet to come says nothing more. */
export function scheduleOf(application: Application, language: Language) {
  const say = planWords(language)
  const { schedule, is_schedule_estimated, monthly, last } = application
  const stateOf = ({ paid_on, is_late }: Application['schedule'][number]): State | undefined => {
    if (paid_on) return { text: say.paidOn(formatShortDay(paid_on, language)), tone: 'success' }
    return is_late ? { text: say.late, tone: 'danger' } : undefined
  }
  return {
    title: say.schedule,
    figures: repaidOf(application, language),
    notes: [
      is_schedule_estimated ? say.scheduleEstimated : say.scheduleReported,
      ...(last < monthly ? [say.lastSmaller] : []),
    ],
    rows: schedule.map((one) => ({
      number: one.number,
      due: formatShortDay(one.due_on, language),
      amount: money(one.amount, language),
      status: stateOf(one),
    })),
  }
}

export function applicantOf({ applicant, is_applicant_complete }: Application, language: Language) {
  const say = planWords(language)
  const { years_employed: years, monthly_income: income, birth_date, gender } = applicant
  const rows = [
    { label: say.name, value: applicant.name },
    { label: say.gender, value: gender && say[gender] },
    { label: say.birthDate, value: birth_date && formatDay(birth_date, language) },
    { label: say.phone, value: applicant.phone_number },
    { label: say.email, value: applicant.email },
    { label: say.address, value: applicant.address },
    { label: say.job, value: applicant.job_name },
    { label: say.institution, value: applicant.instansi },
    { label: say.years, value: years === null ? null : say.yearsValue(years) },
    { label: say.income, value: income === null ? null : money(income, language) },
  ]
  return {
    title: say.applicant,
    state: is_applicant_complete
      ? { label: say.complete, tone: 'success' as const }
      : { label: say.incomplete, tone: 'warning' as const },
    rows: rows.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
  }
}

/** How far a running financing is repaid, as the bank reports it. */
function repaidOf({ status, disbursement, schedule }: Application, language: Language) {
  if (status !== 'active' || !disbursement) return []
  const say = planWords(language)
  const sum = (amounts: readonly number[]) =>
    money(
      amounts.reduce((total, amount) => total + amount, 0),
      language,
    )
  const open = schedule.filter(({ paid_on }) => paid_on === null)
  const paid = schedule.flatMap(({ paid_on, paid_amount }) => (paid_on ? [paid_amount ?? 0] : []))
  const [next] = open
  return [
    { label: say.paidSoFar, value: sum(paid) },
    { label: say.leftToPay, value: sum(open.map(({ amount }) => amount)) },
    ...(next
      ? [
          {
            label: say.nextDue(formatShortDay(next.due_on, language)),
            value: money(next.amount, language),
            isMain: true,
          },
        ]
      : []),
  ]
}

/** What happens when a month is paid late, and where one complains. */
export function helpOf(language: Language) {
  const say = planWords(language)
  return { title: say.helpTitle, texts: [say.helpLate, say.helpComplain] }
}
