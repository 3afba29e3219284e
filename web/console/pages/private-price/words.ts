import { messages } from '#core/messages.ts'

export const doneNames = ['set', 'withdrawn', 'same'] as const

export const words = messages({
  catalogue: { id: 'Katalog umrah privat', en: 'Private umrah catalogue' },
  text: {
    id: 'Harga baru menggantikan harga lama untuk rencana berikutnya. Penawaran yang sudah dibuat tidak berubah.',
    en: 'A new price replaces the earlier one for the plans that follow. Offers already made stay as they are.',
  },
  grid: { id: 'Harga per bulan', en: 'Prices by month' },
  month: { id: 'Bulan', en: 'Month' },
  months: { id: 'Bulan', en: 'Months' },
  price: { id: 'Harga', en: 'Price' },
  variant: { id: 'Untuk', en: 'For' },
  economy: { id: 'Ekonomi', en: 'Economy' },
  business: { id: 'Bisnis', en: 'Business' },
  sleeps: { id: (n: string) => `Kamar isi ${n}`, en: (n: string) => `Room for ${n}` },
  unit_routes: { id: 'Per dewasa, sekali jalan', en: 'Per adult, one way' },
  unit_hotels: { id: 'Per kamar, per malam', en: 'Per room, per night' },
  unit_vehicles: { id: 'Per kendaraan, seluruh perjalanan', en: 'Per vehicle, for the whole trip' },
  unit_extras: { id: 'Per satuan', en: 'Per unit' },
  none: { id: 'Tidak ada', en: 'None' },
  setTitle: { id: 'Tetapkan harga', en: 'Set a price' },
  set: { id: 'Simpan harga', en: 'Save the price' },
  withdrawTitle: { id: 'Tarik harga', en: 'Withdraw prices' },
  withdrawText: {
    id: 'Tanpa harga, bulan itu tidak bisa dipilih keluarga.',
    en: 'Without a price, families can’t choose that month.',
  },
  withdraw: { id: 'Tarik harga', en: 'Withdraw prices' },
  done_set: { id: 'Harga disimpan.', en: 'The price is saved.' },
  done_withdrawn: { id: 'Harga ditarik.', en: 'The prices are withdrawn.' },
  done_same: { id: 'Tidak ada yang berubah.', en: 'Nothing changed.' },
})
