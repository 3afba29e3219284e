import { texts } from '../naming.ts'

export const pilgrimIncludes = texts(`
Tiket pesawat pulang-pergi kelas ekonomi | Return air ticket in economy class
Visa dan asuransi wajib Arab Saudi | Saudi visa and its compulsory insurance
Hotel sesuai program, sekamar berempat, bertiga, atau berdua | Hotels as in the programme, for four, three or two in a room
Makan tiga kali sehari menu Indonesia | Three Indonesian meals a day
Bus AC selama di Arab Saudi | Air-conditioned coaches in Saudi Arabia
Ziarah Makkah dan Madinah | Ziyarah in Makkah and Madinah
Pembimbing ibadah dan muthawwif | Guide from Indonesia and a local guide
Manasik sebelum berangkat | Classes before departure
Air zamzam 5 liter sesuai aturan maskapai | Five litres of zamzam, as the airline allows
Perlengkapan: koper, tas, ihram atau mukena, buku doa | Kit: suitcase, bag, ihram or prayer dress, book of prayers
`)
export const tourIncludes = texts(`
Tiket pesawat pulang-pergi kelas ekonomi | Return air ticket in economy class
Hotel sesuai program | Hotels as in the programme
Makanan halal sesuai agenda | Halal meals as in the agenda
Transportasi AC selama perjalanan | Air-conditioned transport throughout
Tiket masuk tempat yang disebut di agenda | Entrance to the places named in the agenda
Pemandu muslim berbahasa Indonesia | An Indonesian-speaking Muslim guide
Air mineral setiap hari | Drinking water every day
Asuransi perjalanan | Travel insurance
`)
/** Indonesian | English | usual cost a person, from | to, in thousands of rupiah; nothing: it depends on the person */
export const pilgrimExcludes = `
Handling dan perlengkapan bandara | Airport handling | 500 | 1200
Vaksin meningitis dan polio | Meningitis and polio vaccines | 350 | 650
Pembuatan paspor | Making a passport | 350 | 650
Tip muthawwif dan pengemudi | Tips for guide and driver | 300 | 600
Transportasi ke bandara keberangkatan | Getting to the airport | 100 | 350
`
export const tourExcludes = `
Tip pemandu dan pengemudi | Tips for guide and driver | 300 | 900
Transportasi ke bandara keberangkatan | Getting to the airport | 100 | 300
`
export const passportExclude = 'Pembuatan paspor | Making a passport | 350 | 650'
export const visaExclude = 'Visa | Visa | 550 | 2400'
export const surplusExclude = 'Kelebihan bagasi dan keperluan pribadi | Extra luggage and personal spending | | '
export const facilities = texts(`
Kursi roda dapat dipinjam | Wheelchairs can be borrowed
Dokter atau perawat rombongan | A doctor or nurse with the group
Alat bantu dengar | Earpieces
Grup WhatsApp keluarga di rumah | A chat group for family at home
Penitipan dan antar koper sampai kamar | Suitcases brought to the room
Lounge atau ruang kumpul di bandara | A meeting lounge at the airport
Kamar dekat lift untuk lansia | Rooms near the lift for elders
Dokumentasi foto rombongan | Photographs of the group
Kartu SIM Saudi berisi kuota | A Saudi SIM with data
Laundry dua kali | Laundry twice
Kereta cepat Haramain satu kali | One ride on the Haramain train
`)
export const tourFacilities = texts(`
Pemandu muslim | A Muslim guide
Daftar restoran halal di setiap kota | A list of halal restaurants in every city
Arah kiblat dan jadwal sholat harian | Qibla and prayer times every day
Kamar keluarga bersebelahan | Adjoining rooms for families
Wi-Fi di bus | Wi-Fi on the coach
Dokumentasi foto rombongan | Photographs of the group
Kursi roda dapat dipinjam | Wheelchairs can be borrowed
`)
export const pilgrimDocuments = texts(`
Paspor berlaku minimal 6 bulan sejak keberangkatan, nama paling sedikit dua kata | Passport valid at least six months from departure, with a name of at least two words
KTP dan kartu keluarga | Identity card and family card
Sertifikat vaksin meningitis, disuntik paling lambat 10 hari sebelum berangkat | Meningitis vaccination, given at least 10 days before departure
Sertifikat vaksin polio dalam masa berlakunya | Polio vaccination within its validity
Pas foto 4×6 latar putih, wajah 80% | Photograph 4×6 on white, face 80%
Buku nikah atau akta lahir untuk bukti hubungan mahram | Marriage book or birth certificate to show the mahram relation
`)
export const hajjDocuments = texts(`
Bukti nomor porsi dari bank penerima setoran haji | Proof of the queue number from the hajj deposit bank
Surat keterangan sehat (istithaah) dari puskesmas atau rumah sakit | Health certificate (istitha’ah) from a clinic or hospital
`)
export const abroadDocuments = texts(`
Paspor berlaku minimal 6 bulan sejak keberangkatan | Passport valid at least six months from departure
Salinan KTP dan kartu keluarga | Copies of identity card and family card
Pas foto terbaru latar putih | A recent photograph on white
`)
export const homeDocuments = texts(`
KTP, atau kartu identitas anak | Identity card, or a child’s identity card
Kartu keluarga bagi yang membawa anak | Family card for those who bring children
`)
export const refundTerms = {
  id: 'Setelah dipesan, paket tidak dapat diubah, dibatalkan, diuangkan, atau dialihkan, kecuali bila penyelenggara membatalkan atau mengubah jadwal. Bila penyelenggara membatalkan, seluruh uang kembali paling lambat 14 hari kerja. Bila jadwal digeser, Anda boleh menerima tanggal baru atau meminta uang kembali penuh. Harga yang sudah Anda pesan tidak naik lagi.',
  en: 'Once booked, a package cannot be changed, cancelled, refunded or passed on, unless the organiser cancels or reschedules it. If the organiser cancels, all your money is returned within 14 working days. If the date is moved, you may take the new one or have all your money back. The price you booked does not rise.',
} as const
/** Indonesian | English | from | to, in thousands of rupiah */
export const pilgrimAddons = `
Kereta cepat Haramain Madinah–Makkah | Haramain train Madinah–Makkah | 750 | 950
Kursi roda dan pendorong saat umrah | Wheelchair with helper during umrah | 900 | 1300
City tour Taif | A day in Taif | 450 | 650
Kamar sendiri (tambahan) | A room of your own (supplement) | 7500 | 14000
Bagasi tambahan 10 kg | 10 kg more luggage | 600 | 950
Badal umrah untuk orang tua yang sudah wafat | Umrah on behalf of a deceased parent | 1500 | 2500
Upgrade kursi depan pesawat | A seat in the front of the aeroplane | 800 | 1900
Asuransi perjalanan diperluas | Wider travel insurance | 250 | 450
Perlengkapan tambahan anak | A kit for children | 350 | 550
`
export const tourAddons = `
Kamar sendiri (tambahan) | A room of your own (supplement) | 1200 | 6500
Bagasi tambahan 10 kg | 10 kg more luggage | 350 | 900
Kartu SIM dengan kuota | A SIM with data | 150 | 350
Asuransi perjalanan diperluas | Wider travel insurance | 200 | 450
Fotografer setengah hari | A photographer for half a day | 600 | 1500
`
