/** Question | question | answer | answer */
export const pilgrimQuestions = `
Apakah harga sudah termasuk semuanya? | Does the price cover everything? | Yang belum termasuk tertulis dengan perkiraan biayanya, dan total sebenarnya dihitung di halaman ini. | What is left out is listed with its usual cost, and the true total is worked out on this page.
Kapan paling lambat harus lunas? | When must it be paid in full? | Pelunasan 45 hari sebelum berangkat. Bila memesan lebih dekat dari itu, pembayaran langsung penuh. | The rest is due 45 days before departure. If you book later than that, you pay in full at once.
Apakah wanita boleh berangkat tanpa mahram? | May a woman travel without a mahram? | Boleh dalam rombongan sesuai aturan yang berlaku saat ini. Kami tetap mencatat wali dan kontak keluarga. | Yes, within a group under the present rules. We still record a guardian and a family contact.
Berapa banyak jamaah dalam satu rombongan? | How many people are in a group? | Sesuai kuota keberangkatan yang tertera, paling banyak 45 orang, dan dibagi per 25 orang tiap pembimbing. | As many as the quota shown, at most 45, with a guide for every 25.
Apakah orang tua saya bisa memakai kursi roda? | Can my parent use a wheelchair? | Bisa. Beri tahu kami saat mengisi data peserta; pendorong dapat dipesan sebagai tambahan. | Yes. Tell us with the pilgrim’s data; a helper can be booked as an extra.
Bagaimana jika visa ditolak? | What if the visa is refused? | Bila penolakan bukan karena data yang keliru dari peserta, uang kembali penuh melalui penyelenggara. | Unless wrong data of the pilgrim caused it, the organiser returns all the money.
Bolehkah bayi ikut? | May a baby come? | Boleh. Harga bayi tidak mencakup tempat tidur dan kursi pesawat sendiri. | Yes. The price of an infant has no bed and no seat of its own.
Apakah hotel bisa berubah? | Can the hotel change? | Hanya ke hotel sekelas yang tidak lebih jauh, dan Anda diberi tahu sebelum berangkat. Statusnya terlihat pada kartu lima kepastian. | Only to one of the same class that is no farther, and you are told before leaving. The card of five certainties shows its state.
`
export const hajjQuestions = `
Berapa lama antrean haji khusus? | How long is the queue for the special hajj? | Mengikuti nomor porsi yang diterbitkan pemerintah; tahun pada paket ini adalah perkiraan dari penyelenggara. | It follows the queue number issued by the government; the year of this package is the organiser’s estimate.
Apakah ada dana talangan untuk haji? | Is there advance financing for hajj? | Tidak. Talangan haji dilarang, dan kami tidak menawarkannya. | No. Advance financing for hajj is banned, and we do not offer it.
Ke mana setoran awal dibayarkan? | Where is the deposit paid? | Ke bank penerima setoran haji atas nama Anda sendiri. Kami membantu berkas dan memantau nomor porsi. | To the bank that receives hajj deposits, in your own name. We help with papers and follow the queue number.
Apa itu arbain? | What is arbain? | Empat puluh waktu sholat berjamaah di Masjid Nabawi, sekitar delapan hari di Madinah. | Forty congregational prayers in the Prophet’s Mosque, about eight days in Madinah.
Apakah saya harus sehat untuk berangkat? | Must I be in good health? | Ya, syarat istithaah kesehatan diperiksa sebelum pelunasan. | Yes, fitness for hajj is examined before the last payment.
`
export const tourQuestions = `
Apakah semua makanan halal? | Is all the food halal? | Ya. Restoran dipilih yang bersertifikat atau milik muslim; bila tidak ada, dimasak khusus untuk rombongan. | Yes. Restaurants are certified or Muslim-owned; where there are none, a cook serves the group.
Bagaimana sholat selama perjalanan? | How do we pray on the way? | Jadwal mengikuti waktu sholat, dengan jamak dan qasar bila perjalanan panjang. | The day follows the prayers, joined and shortened on long drives.
Apakah boleh membawa anak kecil? | May small children come? | Boleh, dan anak di bawah dua tahun membayar harga bayi. | Yes, and those under two pay the infant’s price.
Berapa peserta satu rombongan? | How large is a group? | Sesuai kuota keberangkatan yang tertera, dengan satu pemandu tiap 30 orang. | As the quota shown, with one guide for every 30.
Kapan paling lambat harus lunas? | When must it be paid in full? | Pelunasan 45 hari sebelum berangkat; lebih dekat dari itu dibayar penuh. | 45 days before departure; nearer than that it is paid in full at once.
Apakah ada toko wajib singgah? | Are there shopping stops? | Tidak ada. Waktu belanja hanya yang tertulis di agenda. | No. The only time for shopping is what the agenda says.
`
