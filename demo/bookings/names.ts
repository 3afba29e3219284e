const list = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Words that names are put together from: of many people, and of nobody in particular. */
export const firstNames = {
  male: list(`Agus Bambang Budi Dedi Eko Faisal Gunawan Hadi Hendra Imam Irfan Joko Kurnia Lukman Mulyadi Nanang Rahmat
    Ridwan Rudi Samsul Slamet Sugeng Taufik Usman Wahyu Yusuf Zainal Arif Asep Darmawan Fikri Haris`),
  female: list(`Aisyah Aminah Ani Dewi Dian Endang Fatimah Halimah Hesti Indah Kartika Khadijah Laila Maryam Mega Nadia
    Nurul Putri Rahma Ratna Rina Rohani Salma Siti Sri Sulastri Tuti Umi Wulan Yanti Yuliana Zahra`),
}

export const lastNames = {
  male: list(`Anwar Basri Firmansyah Hakim Harahap Hidayat Iskandar Ismail Kurniawan Lubis Mansur Maulana Nasution
    Nugraha Prasetyo Pratama Ramadhan Santoso Saputra Setiawan Siregar Suryadi Syahputra Wibowo Wijaya`),
  female: list(`Anggraini Astuti Azizah Fitriani Handayani Hasanah Kusuma Lestari Maharani Marlina Nurhayati Oktaviani
    Permata Puspita Rahayu Rahmawati Rohmah Safitri Sari Suryani Utami Wahyuni Widyastuti Wulandari`),
}

export const addresses = `
Jl. Cendana No. {n}, Sukajadi, Bandung, Jawa Barat 40162
Jl. Anggrek Raya No. {n}, Cipondoh, Tangerang, Banten 15148
Jl. Diponegoro No. {n}, Gajahmungkur, Semarang, Jawa Tengah 50232
Jl. Kaliurang KM {n}, Ngaglik, Sleman, DI Yogyakarta 55581
Jl. Ahmad Yani No. {n}, Wonocolo, Surabaya, Jawa Timur 60231
Jl. Setia Budi No. {n}, Medan Selayang, Medan, Sumatera Utara 20132
Jl. Perintis Kemerdekaan No. {n}, Tamalanrea, Makassar, Sulawesi Selatan 90245
Jl. Margonda Raya No. {n}, Beji, Depok, Jawa Barat 16424
`

export const jobs = [
  'Guru',
  'Wiraswasta',
  'Pegawai negeri',
  'Perawat',
  'Petani',
  'Karyawan swasta',
  'Pensiunan',
] as const
