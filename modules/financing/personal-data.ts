import type { PersonalData } from '#database/personal-data.ts'
import {
  financing_applications,
  financing_disbursements,
  financing_history,
  financing_instalment_reports,
  financing_instalments,
  financing_report_corrections,
} from './tables.ts'

const of = { id: financing_applications.id, user_id: financing_applications.user_id }
const staff_id = 'who at the bank it was: another person'
const ours = 'who at our desk it was: another person'

export const personalData: PersonalData = {
  area: 'financing',
  title: { id: 'Pembiayaan', en: 'Financing' },
  held: [
    {
      title: { id: 'Pengajuan pembiayaan', en: 'Financing applications' },
      table: financing_applications,
      by: financing_applications.user_id,
    },
    {
      title: { id: 'Riwayat pengajuan', en: 'What happened to your applications' },
      table: financing_history,
      by: financing_history.application_id,
      of,
      without: { actor_id: staff_id },
    },
    {
      title: { id: 'Jadwal cicilan', en: 'Instalments' },
      table: financing_instalments,
      by: financing_instalments.application_id,
      of,
    },
    {
      title: { id: 'Cicilan menurut bank', en: 'Instalments as your bank reports them' },
      table: financing_instalment_reports,
      by: financing_instalment_reports.application_id,
      of,
      without: { staff_id },
    },
    {
      title: { id: 'Cicilan yang ditarik kembali oleh bank', en: 'Reports that your bank took back' },
      table: financing_report_corrections,
      by: financing_report_corrections.application_id,
      of,
      without: { staff_id },
    },
    {
      title: { id: 'Pencairan', en: 'What the bank paid' },
      table: financing_disbursements,
      by: financing_disbursements.application_id,
      of,
      without: { staff_id, received_by: ours, missed_by: ours },
    },
  ],
}
