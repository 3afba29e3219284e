/** Question | question | answer | answer */
export const pilgrimQuestions = `
Apakah harga sudah termasuk semuanya? | Does the price include everything? | Biaya yang belum termasuk ditulis dengan perkiraannya. Perkiraan total biayanya ada di halaman ini. | Costs that aren’t included are listed with estimates. The estimated total is on this page.
Kapan paling lambat harus lunas? | When do I have to pay in full? | Pelunasan paling lambat 45 hari sebelum berangkat. Bila memesan setelah itu, langsung bayar penuh. | The balance is due 45 days before departure. If you book after that, you pay in full.
Apakah perempuan boleh berangkat tanpa mahram? | Can a woman travel without a mahram? | Boleh, bersama rombongan, sesuai aturan yang berlaku saat ini. Kami tetap mencatat wali dan kontak keluarga. | Yes, in a group, under the current rules. We still record a guardian and a family contact.
Berapa banyak jamaah dalam satu rombongan? | How many people are in a group? | Sesuai kuota keberangkatan, maksimal 45 orang. Satu pembimbing untuk 25 orang. | Up to the quota shown, 45 at most. There is one guide for every 25 people.
Apakah orang tua saya bisa memakai kursi roda? | Can my parents use a wheelchair? | Bisa. Beri tahu travel sebelum berangkat. Pendorong kursi roda dapat dipesan sebagai tambahan. | Yes. Tell the travel agency before departure. You can book a wheelchair helper as an extra.
Bagaimana jika visa ditolak? | What if the visa is refused? | Travel mengembalikan semua uang Anda, kecuali bila visa ditolak karena data dari jamaah salah. | The travel agency refunds all your money, unless the visa was refused because the pilgrim gave wrong details.
Bolehkah bayi ikut? | Can I bring a baby? | Boleh. Harga bayi tidak termasuk tempat tidur dan kursi pesawat sendiri. | Yes. The infant price doesn’t include a bed or a seat on the plane.
Apakah hotel bisa berubah? | Can the hotel change? | Hanya ke hotel sekelas yang tidak lebih jauh. Anda diberi tahu sebelum berangkat. Lihat statusnya di bagian Lima Pasti. | Only to a hotel of the same class that is no farther away. You are told before departure. See its status under “Five Certainties”.
`
export const hajjQuestions = `
Berapa lama antrean haji khusus? | How long is the wait for special hajj? | Tergantung nomor porsi dari pemerintah. Tahun di paket ini adalah perkiraan travel. | It depends on the queue number issued by the government. The year on this package is the travel agency’s estimate.
Apakah ada dana talangan untuk haji? | Can I finance my hajj? | Tidak. Dana talangan haji dilarang, jadi kami tidak menawarkannya. | No. Financing for hajj is not allowed, so we don’t offer it.
Ke mana setoran awal dibayarkan? | Where do I pay the deposit? | Ke bank penerima setoran haji, atas nama Anda sendiri. Yang dibayar di sini hanya paket travel. Travel membantu dokumen dan memantau nomor porsi. | To the hajj deposit bank, in your own name. Here you pay only for the travel agency’s package. The agency helps with documents and tracks your queue number.
Apa itu arbain? | What is arbain? | Empat puluh sholat wajib berjamaah di Masjid Nabawi, sekitar delapan hari di Madinah. | Forty congregational prayers at the Prophet’s Mosque, about eight days in Madinah.
Apakah saya harus sehat untuk berangkat? | Do I have to be in good health? | Ya. Kesehatan (istitha‘ah) diperiksa sebelum pelunasan. | Yes. Your fitness for hajj is checked before you pay the balance.
`
export const tourQuestions = `
Apakah semua makanan halal? | Is all the food halal? | Ya. Restoran yang dipilih bersertifikat halal atau milik muslim. Bila tidak ada, makanan dimasak khusus untuk rombongan. | Yes. Restaurants are halal-certified or Muslim-owned. Where there are none, meals are cooked for the group.
Bagaimana sholat selama perjalanan? | How do we pray during the trip? | Jadwal mengikuti waktu sholat. Pada perjalanan panjang, sholat dijamak dan diqasar. | The schedule follows the prayer times. On long journeys, prayers are combined and shortened.
Apakah boleh membawa anak kecil? | Can I bring small children? | Boleh. Anak di bawah dua tahun membayar harga bayi. | Yes. Children under two pay the infant price.
Berapa orang dalam satu rombongan? | How many people are in a group? | Sesuai kuota keberangkatan. Satu pemandu untuk 30 orang. | Up to the quota shown. There is one guide for every 30 people.
Kapan paling lambat harus lunas? | When do I have to pay in full? | Paling lambat 45 hari sebelum berangkat. Bila memesan setelah itu, langsung bayar penuh. | By 45 days before departure. If you book after that, you pay in full.
Apakah rombongan wajib singgah di toko? | Are there compulsory shopping stops? | Tidak. Waktu belanja hanya yang tertulis di agenda. | No. Shopping time is only what the itinerary shows.
`
