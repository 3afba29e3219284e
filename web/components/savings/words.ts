import { messages } from '#core/messages.ts'

/** What a plan to save is about, wherever it is shown. */
export const planWords = messages({
  ownTarget: { id: 'Target sendiri', en: 'Your own target' },
  target: { id: 'Target', en: 'Target' },
  duration: { id: 'Lama menabung', en: 'Time to save' },
  months: { id: (n: number) => `${n} bulan`, en: (n: number) => `${n} months` },
  suggested: { id: 'Setoran disarankan', en: 'Suggested deposit' },
  perMonth: { id: (amount: string) => `${amount}/bulan`, en: (amount: string) => `${amount}/month` },
  day: { id: 'Tanggal setoran', en: 'Deposit day' },
  dayEach: { id: (day: number) => `Tanggal ${day} tiap bulan`, en: (day: number) => `Day ${day} of each month` },
  bank: { id: 'Bank', en: 'Bank' },
  noBank: { id: 'Belum dipilih', en: 'Not chosen yet' },
  licence: { id: 'Izin', en: 'Licence' },
  licenceOf: {
    id: (kind: string, number: string, day: string) => `${kind} ${number}, diperiksa ${day}`,
    en: (kind: string, number: string, day: string) => `${kind} ${number}, checked ${day}`,
  },
  akad: { id: 'Akad', en: 'Contract (akad)' },
  wadiah: { id: 'Wadiah (titipan)', en: 'Wadiah (safekeeping)' },
  mudharabah: { id: 'Mudharabah (bagi hasil)', en: 'Mudharabah (profit sharing)' },
  nisbah: { id: 'Nisbah Anda : bank', en: 'Ratio, you : bank' },
  returns: { id: 'Imbal hasil', en: 'Returns' },
  notPromised: { id: 'Tidak dijanjikan', en: 'Not promised' },
  minimum: { id: 'Setoran minimum', en: 'Minimum deposit' },
  fee: { id: 'Biaya administrasi', en: 'Administration fee' },
  feeApart: {
    id: (amount: string) => `${amount}/bulan, di luar setoran`,
    en: (amount: string) => `${amount}/month, on top of the deposits`,
  },
  none: { id: 'Tidak ada', en: 'None' },
  validFrom: { id: 'Ketentuan berlaku sejak', en: 'Terms valid from' },
  source: { id: 'Sumber', en: 'Source' },
  notAdded: {
    id: 'Terjadi kesalahan saat menambahkan tabungan',
    en: 'An error occurred while adding saving booking',
  },
})
