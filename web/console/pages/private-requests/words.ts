import { messages } from '#core/messages.ts'

export const words = messages({
  text: {
    id: 'Rencana keluarga yang berangkat dari bandara Anda. Penawaran Anda yang segera habis tampil paling atas. Nama dan kontak terlihat setelah penawaran Anda diterima.',
    en: 'Plans of families who leave from your airports. Your offers that run out soon come first. You see names and contact once your offer is accepted.',
  },
  list: { id: 'Daftar permintaan', en: 'List of requests' },
  search: { id: 'Kode atau kota keberangkatan', en: 'Code or departure city' },
  from: { id: 'Berangkat mulai', en: 'Departs from' },
  until: { id: 'Berangkat sampai', en: 'Departs until' },
  queue: { id: 'Tampilkan', en: 'Show' },
  code: { id: 'Kode', en: 'Code' },
  request: { id: 'Permintaan', en: 'Request' },
  departs: { id: 'Berangkat', en: 'Departs' },
  people: { id: 'Jamaah', en: 'Travellers' },
  due: { id: 'Sisa waktu', en: 'Time left' },
  noOffer: { id: 'Belum ada', en: 'None yet' },
  empty: { id: 'Tidak ada permintaan di sini', en: 'There are no requests here' },
  emptyText: {
    id: 'Permintaan tampil bila izin PPIU Anda berlaku pada tanggal berangkatnya dan Anda menjual paket umrah dari bandara keberangkatannya.',
    en: 'Requests appear while your PPIU licence is valid on their departure date and you sell umrah packages from their airport.',
  },
})
