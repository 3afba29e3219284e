import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Pemeriksaan e-voucher', en: 'E-voucher check' },
  description: { id: 'Periksa keaslian e-voucher perjalanan', en: 'Verify a travel e-voucher' },
  valid: { id: 'Voucher ini asli dan berlaku', en: 'This voucher is genuine and valid' },
  used: { id: 'Voucher ini asli dan sudah dipakai', en: 'This voucher is genuine and has been used' },
  cancelled: { id: 'Voucher ini sudah dibatalkan', en: 'This voucher has been cancelled' },
  validText: {
    id: 'Cocokkan data berikut dengan voucher dan paspor ketua rombongan.',
    en: 'Compare these details with the e-voucher and the group leader’s passport.',
  },
  usedText: { id: 'Perjalanannya telah selesai.', en: 'The trip has been completed.' },
  cancelledText: {
    id: 'Voucher ini tidak dapat dipakai untuk berangkat.',
    en: 'It cannot be used to travel.',
  },
  code: { id: 'Kode pesanan', en: 'Booking code' },
  package: { id: 'Paket', en: 'Package' },
  departs: { id: 'Berangkat', en: 'Departure' },
  returns: { id: 'Kembali', en: 'Return' },
  travellers: { id: 'Jumlah jamaah', en: 'Number of travellers' },
  leader: { id: 'Inisial pemesan', en: 'Initials of the person who booked' },
})
