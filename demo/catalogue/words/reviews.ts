export const firstNames =
  `Siti,Nur,Dewi,Rina,Yuni,Fitri,Ratna,Wulan,Endah,Laila,Maya,Ani,Sri,Lestari,Indah,Ahmad,Budi,Agus,Hendra,Rizki,Fajar,Arif,Dedi,Eko,Hasan,Irfan,Joko,Lukman,Mulyadi,Rahmat,Slamet,Teguh,Umar,Wahyu,Yusuf,Zainal,Halimah,Maryam,Khairul,Syamsul`.split(
    ',',
  )
export const lastNames =
  `Hidayat,Rahmawati,Santoso,Wibowo,Lestari,Kurniawan,Handayani,Siregar,Nasution,Lubis,Harahap,Daeng,Putri,Saputra,Maulana,Firmansyah,Gunawan,Hakim,Iskandar,Kusuma,Mahmud,Nugroho,Permana,Ramadhani,Setiawan,Suryani,Utami,Wahyuni,Yulianti,Zulkarnain,Anwar,Basri,Fauzi,Ismail,Jamaludin`.split(
    ',',
  )
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '')

/** What people praise, each line about another thing; facts stand in braces. */
export const pilgrimPraise = lines(`
Pembimbingnya sabar sekali, ibu saya yang 67 tahun dituntun sampai selesai sa’i.
Jarak {hotel} ke masjid persis seperti yang ditulis, kami tidak pernah telat subuh.
Makanannya cocok di lidah, tiap hari ada sayur dan sambal.
Jadwal tidak padat, jadi masih ada tenaga untuk tawaf sendiri malam hari.
Dapat slot Raudhah sesuai janji, rombongan wanita didampingi ustazah.
Semua biaya sudah jelas dari awal, di bandara tidak ada pungutan lagi.
Koper diantar sampai depan kamar, sangat membantu yang bawa orang tua.
Muthawwif hafal sejarah setiap tempat, ziarahnya jadi terasa.
{airline} tepat waktu berangkat maupun pulang.
Manasiknya tiga kali dan detail, sampai di sana tidak bingung lagi.
Grup keluarga di rumah dikirimi foto tiap hari, anak-anak jadi tenang.
Busnya bersih dan sopirnya santun sepanjang Madinah ke Makkah.
Teman sekamar dipilihkan yang seumuran, sekarang malah seperti saudara.
Waktu saya demam di Makkah, perawat rombongan datang dua kali sehari.
Kamar di {hotel} bersih dan handuk diganti tiap hari.
Alat dengarnya berguna, suara pembimbing jelas walau mataf penuh.
Dokumen visa dan tiket dikirim seminggu sebelum berangkat, hati jadi tenang.
Panitia menghafal nama kami satu per satu.
Kursi roda untuk bapak sudah siap begitu turun bus.
Tahallul, tawaf, sa’i semuanya dijelaskan lagi di tempat, tidak terburu-buru.
Hotel Madinah dekat pintu wanita, ibu-ibu senang.
Air zamzam dibagikan lengkap di bandara {city}.
Dari {city} langsung diurus, kami tinggal bawa badan.
Kajian bakda ashar singkat tapi mengena.
`)
export const tourPraise = lines(`
Restorannya halal semua dan selalu sempat sholat tepat waktu.
Pemandunya paham sejarah Islam di {place}, bukan sekadar foto-foto.
Tidak ada acara belanja paksaan, waktunya benar-benar untuk tempat wisata.
Anak-anak senang, jadwalnya tidak membuat lelah.
Hotel {hotel} bersih dan sarapannya banyak pilihan.
Rombongannya kecil jadi tidak saling tunggu.
Kamera pemandu siaga terus, fotonya bagus-bagus.
Busnya nyaman untuk perjalanan jauh.
Di {place} kami bisa sholat Jumat di masjid besar, momen yang tidak terlupakan.
Harga sesuai dengan yang tertulis, tip pun sudah diberi tahu dari awal.
{airline} nyaman, dan penjemputan di bandara tidak lama.
Pemandu lokal bisa bahasa Indonesia, orang tua saya ikut menikmati.
Arah kiblat dan jadwal sholat dibagikan tiap pagi di grup.
Penggantian tempat karena hujan diurus cepat dan tetap menarik.
`)
export const openers = lines(`
Alhamdulillah.
Alhamdulillah perjalanan lancar.
Pengalaman pertama kami sekeluarga.
Ini kedua kalinya saya ikut.
Berangkat berdua dengan istri.
Saya ajak kedua orang tua.
Masyaallah, berkesan sekali.
Secara keseluruhan memuaskan.
Berangkat bersama rombongan kantor.
Terima kasih {partner}.
`)
export const smallComplaints = lines(`
Lift hotel agak antre menjelang subuh.
Menu sarapan kurang bervariasi di hari-hari terakhir.
Wi-Fi di kamar lambat.
Info jam kumpul kadang baru dikirim malam hari.
Bus sempat terlambat setengah jam waktu ziarah.
Kamar quad terasa sempit untuk koper besar.
AC kamar terlalu dingin dan sulit diatur.
Antrean check-in di bandara lama karena rombongan digabung.
Waktu bebasnya menurut saya kurang satu hari.
`)
export const bigComplaints = lines(`
Kamar baru siap pukul enam sore padahal kami sudah tiba sejak siang.
Hotel diganti seminggu sebelum berangkat, memang sekelas tapi lebih ramai.
Pembimbing hanya satu untuk empat puluh orang, yang lansia sering tertinggal.
Makan malam dua kali terlambat dan sudah dingin.
Jadwal penerbangan bergeser lima jam dan kami tidak diberi makan di bandara.
Admin lama menjawab ketika kami menanyakan jadwal manasik.
Kamar kami terpisah lantai dengan orang tua padahal sudah diminta berdekatan.
Ziarah dipersingkat karena bus datang terlambat.
`)
export const repairs = lines(`
Untung koordinator lapangan mau mendengar dan memperbaiki besoknya.
Keluhan kami ditanggapi, tapi baru di hari ketiga.
Semoga lain kali lebih baik.
Setelah pulang kami dihubungi dan mereka meminta maaf.
Ibadahnya tetap lancar, itu yang kami syukuri.
`)
export const closers = lines(`
Insyaallah berangkat lagi bersama.
Kami rekomendasikan untuk yang membawa lansia.
Semoga perjalanan ini jadi berkah.
Harga dan layanannya seimbang.
Terima kasih untuk tim di lapangan.
Sudah saya ceritakan ke tetangga.
`)
