import { messages } from '#core/messages.ts'

export const words = messages({
  waybill: { id: (courier: string) => `Nomor resi ${courier}`, en: (courier: string) => `${courier} waybill` },
  checked: { id: (at: string) => `Diperiksa ${at}`, en: (at: string) => `Checked ${at}` },
  silence: {
    id: 'Kurir belum melaporkan perjalanan paket ini.',
    en: 'The courier hasn’t reported on this parcel yet.',
  },
  copy: { id: 'Salin resi', en: 'Copy waybill' },
  copied: { id: 'Nomor resi disalin', en: 'Waybill copied' },
  notCopied: {
    id: 'Tidak dapat disalin. Tekan lama nomornya untuk menyalin.',
    en: 'Could not copy. Press and hold the number to copy it.',
  },
})
