import type { Instalment } from './schedule.ts'

type Report = { number: number; paid_on: string; amount: number }

/** The schedule with what the bank reports beside it; what is past its day and was not reported is late, and nothing more. */
export const repaidOf = (schedule: readonly Instalment[], reports: readonly Report[], today: string) =>
  schedule.map(({ number, due_on, amount }) => {
    const report = reports.find((one) => one.number === number)
    return {
      number,
      due_on,
      amount,
      paid_on: report?.paid_on ?? null,
      paid_amount: report?.amount ?? null,
      is_late: !report && due_on < today,
    }
  })

/** Whether every instalment is reported as paid. */
export const isRepaid = (schedule: readonly { number: number }[], reports: readonly { number: number }[]): boolean =>
  schedule.length > 0 && schedule.every(({ number }) => reports.some((report) => report.number === number))

type Agreed = { disbursed_on: string; instalment: Pick<Instalment, 'amount'>; today: string }

/** Why a report cannot be true: paid before the bank had paid, on a day to come, or another sum than was agreed. */
export function reportProblem(
  { paid_on, amount }: Pick<Report, 'paid_on' | 'amount'>,
  { disbursed_on, instalment, today }: Agreed,
): 'paid_before' | 'to_come' | 'amount' | undefined {
  if (paid_on < disbursed_on) return 'paid_before'
  if (paid_on > today) return 'to_come'
  return amount === instalment.amount ? undefined : 'amount'
}
