import type { PostText } from '../post-text.ts'

export const memilihTravelUmrahBerizin: PostText = {
  slug: 'memilih-travel-umrah-berizin',
  category: 'choosing',
  author: 'rina',
  picture_id: 'kaaba-3-card',
  days_ago: 6,
  id: {
    title: 'Lima hal yang harus pasti sebelum Anda membayar umrah',
    summary:
      'Izin, jadwal penerbangan, harga, hotel, dan visa: lima pertanyaan untuk memeriksa apakah sebuah paket benar-benar siap berangkat.',
    text: `
Umrah sering dibayar dengan tabungan bertahun-tahun, jadi memilih travel adalah keputusan besar. Hampir semua kasus
jamaah yang gagal berangkat berawal dari hal yang sebenarnya bisa diperiksa lebih dulu. Pemerintah merangkumnya dalam
Lima Pasti. Anda bisa memakainya sebagai daftar periksa di rumah.

## 1. Pasti izinnya

Travel yang boleh memberangkatkan jamaah umrah disebut PPIU, penyelenggara perjalanan ibadah umrah, dan memegang izin
resmi. Mintalah nomor izin dan nama badan usahanya, lalu cocokkan dengan daftar yang diterbitkan kementerian.
Perhatikan nama PT, bukan nama merek: satu merek bisa dijual oleh banyak orang, sedangkan izin melekat pada
perusahaan. Kalau Anda membeli lewat agen atau kenalan, tanyakan PPIU mana yang benar-benar memberangkatkan.

## 2. Pasti jadwal dan penerbangannya

Tanggal berangkat dan pulang harus tertulis. Kalimat seperti “berangkat setelah kuota penuh” atau “sekitar bulan
Rajab” bukan jadwal. Jadwal yang pasti juga berarti ada kota keberangkatan yang jelas, jam kumpul, dan nama pendamping
yang bisa dihubungi.

Tanyakan maskapai, nomor penerbangan, dan berapa kali transit. Tiket pulang sama pentingnya dengan tiket pergi. Dua
minggu sebelum berangkat, wajar bila Anda meminta kode pemesanan dan memeriksanya sendiri di situs maskapai.

## 3. Pasti harga dan paketnya

Minta harga akhir untuk tipe kamar Anda, beserta daftar yang termasuk dan tidak termasuk. Harga yang jauh lebih murah
daripada paket serupa perlu ditanyakan sebabnya.

## 4. Pasti hotelnya

“Setaraf bintang empat” tidak cukup. Minta nama hotel di Makkah dan Madinah, lalu lihat di peta berapa menit berjalan
kaki ke masjid. Untuk orang tua, jalan datar lima menit lebih berharga daripada lobi yang mewah. Pastikan juga tipe
kamar Anda: quad, triple, atau double.

## 5. Pasti visanya

Visa diurus penyelenggara dan terbit sebelum hari keberangkatan. Serahkan paspor hanya dengan tanda terima, dan simpan
salinan visa begitu terbit. Cocokkan nama dan nomor paspor di lembar visa huruf demi huruf; kesalahan kecil lebih
mudah diperbaiki seminggu sebelum berangkat daripada di loket imigrasi.

## Sebelum membayar

- Bayar ke rekening atas nama perusahaan, bukan rekening pribadi.
- Simpan kuitansi, brosur, dan percakapan; foto saja sudah cukup.
- Baca aturan pembatalan: kapan uang kembali, berapa potongannya, dan kepada siapa Anda mengajukannya.
- Bandingkan [paket umrah](/umroh) berdasarkan harga akhirnya, bukan harga mulai dari.

Penyelenggara yang baik sudah menyiapkan jawabannya dan senang ditanya. Kalau jawabannya tidak jelas, carilah
penyelenggara lain.
`,
  },
  en: {
    title: 'Five things to confirm before you pay for umrah',
    summary:
      'Licence, flight schedule, price, hotel and visa: five questions to check whether a package is really ready to depart.',
    text: `
Most people pay for umrah with years of savings, so choosing a travel agency is a big decision. Almost every case of
pilgrims who could not depart began with something they could have checked. The Indonesian government lists five
checks, the Five Certainties. You can use them as a checklist at home.

## 1. The licence

A travel agency that is allowed to organise umrah is called a PPIU and holds an official licence. Ask for the licence
number and the company name, and compare them with the list published by the ministry. Check the company name (PT)
rather than the brand name: many people can sell under one brand, but the licence belongs to one company. If you buy
through an agent or a friend, ask which PPIU will run your trip.

## 2. The flight and schedule

The departure and return dates must be in writing. “When the group is full” or “around Rajab” is not a date. You
should also know the departure city, the meeting time and the name of a guide you can contact.

Ask for the airline, the flight number and the number of stops. The return ticket matters as much as the outbound one.
Two weeks before departure, it is normal to ask for the booking code and check it yourself on the airline’s website.

## 3. The price and package

Ask for the final price for your room type, with a list of what is included and what is not. If a price is far lower
than that of similar packages, ask why.

## 4. The hotel

“Four stars or similar” is not enough. Ask for the names of the hotels in Makkah and Madinah, and check on a map how
many minutes it takes to walk to the mosque. For older parents, a flat five-minute walk is worth more than a luxurious
lobby. Confirm your room type too: quad, triple or double.

## 5. The visa

The organiser arranges the visa, and it is issued before the departure day. Hand over your passport only against a
receipt, and keep a copy of the visa as soon as it is issued. Compare the name and passport number on the visa with
your passport, letter by letter. A small mistake is easier to correct a week before departure than at the immigration
counter.

## Before you pay

- Pay into an account in the company’s name, not a personal account.
- Keep receipts, brochures and messages. Photos are fine.
- Read the cancellation rules: when you get money back, how much is deducted, and whom to contact.
- Compare [umrah packages](/en/umroh) by their final price instead of the “from” price.

A good organiser has the answers ready and is happy to be asked. If you can’t get clear answers, look for another
organiser.
`,
  },
}
