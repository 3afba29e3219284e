import type { PostText } from '../post-text.ts'

export const siaranLimaKepastianDiSetiapPaket: PostText = {
  slug: 'siaran-lima-kepastian-di-setiap-paket',
  kind: 'press_release',
  category: 'news',
  author: 'redaksi',
  picture_id: 'minarets-4-card',
  days_ago: 8,
  id: {
    title: 'Lima kepastian kini tertulis di setiap paket',
    summary:
      'Izin, jadwal, penerbangan, hotel, dan visa tampil bersama harga akhir, sehingga calon jamaah dapat memeriksanya sebelum membayar.',
    text: `
Mulai pekan ini setiap halaman paket umrah di situs kami memuat lima kepastian: izin penyelenggara, jadwal
keberangkatan, penerbangan, hotel di kedua kota suci, dan visa. Kelimanya tampil berdampingan dengan harga akhir,
sebelum tombol pesan.

## Mengapa sekarang

Calon jamaah menyampaikan hal yang sama kepada tim layanan kami berulang kali: informasi penting tersebar di brosur,
percakapan, dan catatan kaki. Mereka harus bertanya satu per satu untuk mengetahui apakah sebuah paket benar-benar
siap berangkat. Kami ingin jawaban itu sudah ada ketika halaman dibuka.

## Apa yang berubah

- **Izin.** Nomor izin penyelenggara tampil di kartu paket dan di halaman mitra. Mitra yang izinnya tidak lagi berlaku
  tidak dapat menjual paket baru.
- **Jadwal.** Setiap keberangkatan menyebut tanggal pergi dan pulang serta sisa kursi.
- **Penerbangan.** Maskapai dan rutenya disebut, termasuk bila ada transit.
- **Hotel.** Nama hotel, jumlah malam, dan perkiraan menit berjalan kaki ke masjid.
- **Visa.** Siapa yang mengurus dan apa yang perlu Anda siapkan.

Hal yang tidak termasuk ditulis sejelas yang termasuk. Harga pada kartu menyebut tipe kamar yang menjadi dasarnya, dan
pilihan kamar lain dapat dilihat tanpa harus mendaftar.

## Membandingkan dengan adil

Bersamaan dengan itu kami membuka halaman [bandingkan](/bandingkan). Sampai empat paket dapat diletakkan bersebelahan
dengan baris yang sama: harga per orang, malam di Makkah dan Madinah, jarak hotel, maskapai, dan yang tidak termasuk.
Halaman ini dapat dikirim kepada keluarga sebagai tautan biasa.

## Untuk yang kurang akrab dengan teknologi

Kami merancang halaman-halaman ini agar tetap terbaca dengan huruf dua kali lebih besar, dapat dipakai dengan papan
ketik, dan tetap menampilkan isi utamanya pada ponsel lama atau jaringan yang lemah. Calon jamaah lanjut usia adalah
pengguna yang paling sering kami bayangkan ketika menulis setiap kalimat.

## Tanggung jawab bersama

Data paket diisi oleh penyelenggara dan diperiksa oleh tim kami. Bila Anda menemukan keterangan yang tidak sesuai
kenyataan, sampaikan melalui halaman bantuan dengan menyebut nama paket dan tanggal keberangkatan. Laporan dari jamaah
yang baru pulang sangat berharga bagi mereka yang akan berangkat berikutnya.

Kami berterima kasih kepada para mitra yang bersedia membuka rincian paketnya, dan kepada jamaah yang sabar mengajukan
pertanyaan yang sama sampai kami menjawabnya dengan benar. Pekerjaan ini belum selesai. Langkah kami berikutnya adalah
menambahkan ulasan jamaah per keberangkatan, agar pengalaman yang sesungguhnya ikut berbicara.

Keterangan lebih lanjut dapat diminta kepada tim kami melalui alamat email yang tercantum di bagian bawah setiap
halaman.
`,
  },
  en: {
    title: 'Five certainties are now written on every package',
    summary:
      'Licence, dates, flight, hotel and visa stand beside the final price, so that pilgrims can check them before they pay.',
    text: `
From this week every umrah package on our site carries five certainties: the organiser’s licence, the dates, the
flight, the hotels in both holy cities, and the visa. They stand beside the final price, before the button to book.

## Why now

Pilgrims have told our service team the same thing again and again: what matters is scattered over brochures, chats
and footnotes. They had to ask one question at a time to find out whether a package was really ready to leave. We want
the answers to be there when the page opens.

## What has changed

- **Licence.** The organiser’s licence number is shown on the card of the package and on the partner’s page. Partners
  without a valid licence cannot sell new packages.
- **Dates.** Every departure names the day out, the day back, and the seats left.
- **Flight.** The airline and the route are named, with stops if there are any.
- **Hotels.** Their names, the nights, and the minutes on foot to the mosque.
- **Visa.** Who arranges it and what you need to prepare.

What is not included is written as plainly as what is. The price on a card names the room it is based on, and other
rooms can be seen without signing up.

## A fair comparison

At the same time we open the [compare page](/en/bandingkan). Up to four packages can be put side by side with the same
rows: price per person, nights in Makkah and Madinah, the walk from the hotel, the airline, and what is not included.
The page can be sent to your family as a plain link.

## For those less at home with technology

We made these pages so that they can be read at twice the size, used with a keyboard, and still show what matters on
an old phone or a weak network. Elderly pilgrims are the people we have in mind when we write a sentence.

## A shared responsibility

Packages are described by their organisers and checked by our team. If you find something that is not as it is
written, tell us through the help page and name the package and the date of departure. Reports by pilgrims who have
just returned are precious to those who leave next.

We thank the partners who were willing to lay their packages open, and the pilgrims who patiently asked the same
questions until we answered them properly. This work is not finished. Our next step is to add reviews by departure, so
that real experience has a say as well.

For more, write to our team at the address at the foot of every page.
`,
  },
}
