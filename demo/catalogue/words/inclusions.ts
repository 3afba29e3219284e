import { texts } from '../naming.ts'

export const pilgrimIncludes = texts(`
Tiket pesawat pulang-pergi kelas ekonomi | Return air ticket in economy class
Visa dan asuransi wajib Arab Saudi | Saudi visa and compulsory insurance
Hotel sesuai program: kamar quad, triple, atau double | Hotels as in the programme: quad, triple or double room
Makan tiga kali sehari, menu Indonesia | Three Indonesian meals a day
Bus AC selama di Arab Saudi | Air-conditioned buses in Saudi Arabia
Ziarah Makkah dan Madinah | Ziyarah in Makkah and Madinah
Pembimbing ibadah dan muthawwif | Religious guide and local guide
Manasik sebelum berangkat | Preparation classes before departure
Air zamzam 5 liter sesuai aturan maskapai | 5 litres of zamzam water, subject to airline rules
Perlengkapan: koper, tas, ihram atau mukena, buku doa | Kit: suitcase, bag, ihram or prayer dress, supplication book
`)
export const tourIncludes = texts(`
Tiket pesawat pulang-pergi kelas ekonomi | Return air ticket in economy class
Hotel sesuai program | Hotels as in the programme
Makanan halal sesuai agenda | Halal meals as in the itinerary
Transportasi AC selama perjalanan | Air-conditioned transport during the trip
Tiket masuk tempat yang disebut di agenda | Entrance fees for places in the itinerary
Pemandu muslim berbahasa Indonesia | Indonesian-speaking Muslim guide
Air mineral setiap hari | Drinking water every day
Asuransi perjalanan | Travel insurance
`)
/** Indonesian | English | usual cost a person, from | to, in thousands of rupiah; nothing: it depends on the person */
export const pilgrimExcludes = `
Biaya layanan bandara (handling) | Airport handling fee | 500 | 1200
Vaksin meningitis dan polio | Meningitis and polio vaccines | 350 | 650
Pembuatan paspor | Passport application | 350 | 650
Tip muthawwif dan pengemudi | Tips for guide and driver | 300 | 600
Transportasi ke bandara keberangkatan | Transport to the airport | 100 | 350
`
export const tourExcludes = `
Tip pemandu dan pengemudi | Tips for guide and driver | 300 | 900
Transportasi ke bandara keberangkatan | Transport to the airport | 100 | 300
`
export const passportExclude = 'Pembuatan paspor | Passport application | 350 | 650'
export const visaExclude = 'Visa | Visa | 550 | 2400'
export const surplusExclude = 'Kelebihan bagasi dan keperluan pribadi | Excess luggage and personal expenses | | '
export const facilities = texts(`
Kursi roda dapat dipinjam | Wheelchairs to borrow
Dokter atau perawat rombongan | Doctor or nurse with the group
Alat dengar rombongan | Audio headsets
Grup WhatsApp untuk keluarga di rumah | WhatsApp group for family at home
Koper diantar sampai kamar | Luggage delivered to your room
Lounge atau ruang kumpul di bandara | Airport lounge or meeting room
Kamar dekat lift untuk lansia | Rooms near the lift for older pilgrims
Dokumentasi foto rombongan | Group photos
Kartu SIM Saudi berisi kuota | Saudi SIM card with data
Laundry dua kali | Laundry twice
Kereta cepat Haramain satu kali | One trip on the Haramain train
`)
export const tourFacilities = texts(`
Pemandu muslim | Muslim guide
Daftar restoran halal di setiap kota | List of halal restaurants in every city
Arah kiblat dan jadwal sholat harian | Daily qibla and prayer times
Kamar keluarga bersebelahan | Adjoining rooms for families
Wi-Fi di bus | Wi-Fi on the bus
Dokumentasi foto rombongan | Group photos
Kursi roda dapat dipinjam | Wheelchairs to borrow
`)
export const pilgrimDocuments = texts(`
Paspor berlaku minimal 6 bulan sejak keberangkatan, nama paling sedikit dua kata | Passport valid for at least 6 months from departure, with at least two names
KTP dan kartu keluarga | ID card (KTP) and family card
Sertifikat vaksin meningitis, disuntik paling lambat 10 hari sebelum berangkat | Meningitis vaccination certificate, vaccinated at least 10 days before departure
Sertifikat vaksin polio yang masih berlaku | Valid polio vaccination certificate
Pasfoto 4×6 cm latar putih, wajah 80% | 4×6 cm photo on a white background, with the face filling 80%
Buku nikah atau akta lahir untuk bukti hubungan mahram | Marriage or birth certificate as proof of the mahram relationship
`)
export const hajjDocuments = texts(`
Bukti nomor porsi dari bank penerima setoran haji | Proof of your queue number (nomor porsi) from the hajj deposit bank
Surat keterangan sehat (istitha‘ah) dari puskesmas atau rumah sakit | Health certificate (istita‘ah) from a clinic or hospital
`)
export const abroadDocuments = texts(`
Paspor berlaku minimal 6 bulan sejak keberangkatan | Passport valid for at least 6 months from departure
Salinan KTP dan kartu keluarga | Copies of ID card (KTP) and family card
Pasfoto terbaru latar putih | Recent photo on a white background
`)
export const homeDocuments = texts(`
KTP, atau kartu identitas anak (KIA) | ID card (KTP), or a child’s ID card (KIA)
Kartu keluarga bila membawa anak | Family card if you bring children
`)
export const refundTerms = {
  id: 'Setelah dipesan, paket tidak dapat diubah, dibatalkan, diuangkan, atau dialihkan, kecuali bila travel membatalkan atau mengubah jadwal. Bila travel membatalkan, semua uang Anda dikembalikan paling lambat 14 hari kerja. Bila jadwal berubah, Anda boleh menerima tanggal baru atau meminta semua uang kembali. Harga yang sudah Anda pesan tidak naik.',
  en: 'Once booked, a package cannot be changed, cancelled, refunded or passed on to someone else, unless the travel agency cancels or reschedules it. If the travel agency cancels, you get all your money back within 14 working days. If the date changes, you can accept the new date or ask for a full refund. The price you booked won’t go up.',
} as const
/** Indonesian | English | from | to, in thousands of rupiah */
export const pilgrimAddons = `
Kereta cepat Haramain Madinah–Makkah | Haramain train, Madinah–Makkah | 750 | 950
Kursi roda dan pendorong saat umrah | Wheelchair with helper during umrah | 900 | 1300
Tur sehari ke Taif | Day trip to Taif | 450 | 650
Kamar sendiri | Single room | 7500 | 14000
Bagasi tambahan 10 kg | 10 kg extra luggage | 600 | 950
Badal umrah untuk orang tua yang sudah wafat | Umrah on behalf of a deceased parent | 1500 | 2500
Kursi pesawat bagian depan | Seat at the front of the plane | 800 | 1900
Asuransi perjalanan tambahan | Extended travel insurance | 250 | 450
Perlengkapan anak | Children’s kit | 350 | 550
`
export const tourAddons = `
Kamar sendiri | Single room | 1200 | 6500
Bagasi tambahan 10 kg | 10 kg extra luggage | 350 | 900
Kartu SIM dengan kuota | SIM card with data | 150 | 350
Asuransi perjalanan tambahan | Extended travel insurance | 200 | 450
Fotografer setengah hari | Photographer for half a day | 600 | 1500
`
