import type { PostText } from '../post-text.ts'

export const siaranLimaKepastianDiSetiapPaket: PostText = {
  slug: 'siaran-lima-kepastian-di-setiap-paket',
  kind: 'press_release',
  category: 'news',
  author: 'redaksi',
  picture_id: 'minarets-4-card',
  days_ago: 8,
  id: {
    title: 'Lima Pasti kini tertulis di setiap paket',
    summary:
      'Izin, jadwal penerbangan, harga, hotel, dan visa tampil di setiap paket, sehingga calon jamaah dapat memeriksanya sebelum membayar.',
    text: `
Mulai pekan ini setiap halaman paket umrah di situs kami memuat Lima Pasti: izin penyelenggara, penerbangan dan
jadwal, harga dan paket, hotel di kedua kota suci, dan visa. Kelimanya tampil sebelum tombol pesan.

## Mengapa kami melakukannya

Calon jamaah menyampaikan hal yang sama kepada tim layanan kami berulang kali: informasi penting tersebar di brosur,
percakapan, dan catatan kaki. Mereka harus bertanya satu per satu untuk mengetahui apakah sebuah paket benar-benar
siap berangkat. Sekarang jawabannya ada di halaman paket.

## Apa yang berubah

- **Izin.** Nomor izin penyelenggara tampil di kartu paket dan di halaman mitra. Mitra yang izinnya tidak lagi berlaku
  tidak dapat menjual paket baru.
- **Penerbangan dan jadwal.** Setiap keberangkatan menyebut tanggal pergi dan pulang, sisa kursi, maskapai, dan rutenya,
  termasuk bila ada transit.
- **Harga dan paket.** Harga akhir per orang, yang termasuk, dan yang tidak termasuk.
- **Hotel.** Nama hotel, jumlah malam, dan perkiraan menit berjalan kaki ke masjid.
- **Visa.** Siapa yang mengurus dan apa yang perlu Anda siapkan.

Harga pada kartu menyebut tipe kamarnya, dan harga kamar lain dapat
dilihat tanpa mendaftar.

## Membandingkan paket

Bersamaan dengan itu kami membuka halaman [bandingkan](/bandingkan). Sampai empat paket dapat diletakkan bersebelahan
dengan baris yang sama: harga per orang, malam di Makkah dan Madinah, jarak hotel, maskapai, dan yang tidak termasuk.
Halaman ini dapat dikirim kepada keluarga sebagai tautan biasa.

## Mudah dipakai

Halaman-halaman ini tetap terbaca dengan huruf dua kali lebih besar, dapat dipakai dengan papan ketik, dan dapat
dibuka di ponsel lama atau jaringan yang lemah. Setiap kalimat kami tulis dengan mengingat calon jamaah lanjut usia.

## Bantu kami menjaga ketepatannya

Data paket diisi oleh penyelenggara dan diperiksa oleh tim kami. Bila Anda menemukan keterangan yang tidak sesuai
kenyataan, sampaikan lewat email atau WhatsApp dengan menyebut nama paket dan tanggal keberangkatan. Laporan dari jamaah
yang baru pulang sangat berharga bagi mereka yang akan berangkat berikutnya.

Kami berterima kasih kepada mitra yang membuka rincian paketnya, dan kepada jamaah yang mengajukan pertanyaan. Langkah
kami berikutnya adalah menambahkan ulasan jamaah per keberangkatan.

Keterangan lebih lanjut dapat diminta kepada tim kami melalui alamat email yang tercantum di bagian bawah setiap
halaman.
`,
  },
  en: {
    title: 'Every package now shows the Five Certainties',
    summary:
      'Licence, flight schedule, price, hotel and visa are shown on every package, so pilgrims can check them before they pay.',
    text: `
From this week, every umrah package on our site shows the Five Certainties: the organiser’s licence, the flight
and schedule, the price and package, the hotels in Makkah and Madinah, and the visa. You see them before you book.

## Why we did this

Pilgrims told our service team the same thing many times: important details were spread over brochures, chats and
footnotes. They had to ask one question at a time to find out whether a package was ready to depart. Now the answers
are on the page.

## What has changed

- **Licence.** The organiser’s licence number is shown on the package card and on the partner page. Partners without a
  valid licence cannot sell new packages.
- **Flight and schedule.** Every departure shows the departure and return dates, the seats left, the airline and the
  route, including any transit.
- **Price and package.** The final price per person, what is included and what is not.
- **Hotels.** The hotel names, number of nights and walking time to the mosque.
- **Visa.** Who arranges it and what you need to prepare.

The price on the card states the room type it is based on, and you can
see the other room prices without signing up.

## Compare packages

We also opened the [compare page](/en/bandingkan). You can put up to four packages side by side and compare the price
per person, nights in Makkah and Madinah, walking time from the hotel, airline, and what is not included. You can send
the page to your family as a link.

## Easy to use

The pages can be read at twice the text size, used with a keyboard, and opened on an old phone or a weak connection.
We write every sentence with older pilgrims in mind.

## Help us keep it correct

Organisers enter the package details and our team checks them. If something on a page is not correct, tell us by
email or WhatsApp, with the package name and the departure date. Reports from pilgrims who have just returned help those
who go next.

We thank the partners who shared the details of their packages, and the pilgrims who asked the questions. Next, we
will add reviews for each departure.

For more information, write to our team at the email address at the bottom of every page.
`,
  },
}
