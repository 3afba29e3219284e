import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Pemeriksaan e-voucher', en: 'E-voucher check' },
  description: { id: 'Periksa keaslian e-voucher perjalanan', en: 'Check whether a travel e-voucher is genuine' },
  valid: { id: 'E-voucher ini asli dan berlaku', en: 'This e-voucher is genuine and valid' },
  used: { id: 'E-voucher ini asli dan sudah dipakai', en: 'This e-voucher is genuine and has been used' },
  cancelled: { id: 'E-voucher ini sudah dibatalkan', en: 'This e-voucher has been cancelled' },
  validText: {
    id: 'Cocokkan data berikut dengan e-voucher dan paspor pemesan.',
    en: 'Compare these details with the e-voucher and the passport of the person who booked.',
  },
  usedText: { id: 'Perjalanan ini sudah selesai.', en: 'The trip has been completed.' },
  cancelledText: {
    id: 'E-voucher ini tidak dapat dipakai untuk berangkat.',
    en: 'It can’t be used to travel.',
  },
  code: { id: 'Kode pesanan', en: 'Order code' },
  package: { id: 'Paket', en: 'Package' },
  departs: { id: 'Berangkat', en: 'Departure' },
  returns: { id: 'Pulang', en: 'Return' },
  travellers: { id: 'Jumlah jamaah', en: 'Number of travellers' },
  leader: { id: 'Inisial pemesan', en: 'Initials of the person who booked' },
})
