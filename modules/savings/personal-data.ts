import type { PersonalData } from '#database/personal-data.ts'
import { savings_applicants, savings_deposits, savings_history, savings_plans } from './tables.ts'

const of = { id: savings_plans.id, user_id: savings_plans.user_id }

export const personalData: PersonalData = {
  area: 'savings',
  title: { id: 'Tabungan umrah', en: 'Umrah savings' },
  held: [
    { title: { id: 'Rencana tabungan', en: 'Savings plans' }, table: savings_plans, by: savings_plans.user_id },
    {
      title: { id: 'Pemohon dan ahli waris', en: 'Applicant and heir' },
      table: savings_applicants,
      by: savings_applicants.plan_id,
      of,
    },
    { title: { id: 'Setoran', en: 'Deposits' }, table: savings_deposits, by: savings_deposits.plan_id, of },
    {
      title: { id: 'Riwayat tabungan', en: 'What happened to your savings plans' },
      table: savings_history,
      by: savings_history.plan_id,
      of,
      without: { actor_id: 'who at the bank it was: another person' },
    },
  ],
}
