/** name | city | founded */
export const bankRows = `
Bank Lumbung Hasanah Syariah | Jakarta Pusat | 1998
Bank Nuraga Syariah | Jakarta Selatan | 2004
Bank Amanina Syariah | Surabaya | 2001
BPRS Bina Mabrura | Bandung | 2009
Bank Samudra Falah Syariah | Makassar | 2006
Bank Taqwira Syariah | Jakarta Pusat | 1999
BPRS Mitra Rahmania | Yogyakarta | 2011
Bank Cahaya Wadiatama Syariah | Medan | 2008
`
/** bank | akad | from | margin in hundredths of a percent, or ujrah | admin, bank and insurance fee | least | most | days before | tax card from | months */
export const financingRows = `
Bank Nuraga Syariah | murabahah | 2024-01-01 | 1000 | 350000 | 150000 | 185000 | 5000000 | 25000000 | 60 | 4500000 | 6 12 18 24
Bank Nuraga Syariah | murabahah | 2026-01-01 | 950 | 350000 | 150000 | 185000 | 5000000 | 25000000 | 60 | 5000000 | 6 12 18 24
BPRS Bina Mabrura | ijarah multijasa | 2025-07-01 | 2250000 | 275000 | 100000 | 120000 | 5000000 | 20000000 | 75 | | 6 12 18 24
Bank Taqwira Syariah | murabahah | 2025-01-01 | 1025 | 300000 | 0 | 210000 | 7500000 | 25000000 | 60 | 5000000 | 6 12 18 24
BPRS Mitra Rahmania | ijarah multijasa | 2026-03-01 | 1450000 | 225000 | 75000 | 95000 | 5000000 | 12500000 | 90 | | 6 12
`
/** bank | akad | from | nisbah | administration fee | least deposit | months */
export const savingsRows = `
Bank Lumbung Hasanah Syariah | mudharabah | 2024-01-01 | 35:65 | 0 | 100000 | 6 12 18 24
Bank Amanina Syariah | wadiah | 2024-01-01 | | 0 | 50000 | 6 12 18 24
Bank Samudra Falah Syariah | mudharabah | 2025-01-01 | 40:60 | 2500 | 100000 | 6 12 18 24
Bank Taqwira Syariah | wadiah | 2025-01-01 | | 0 | 100000 | 12 18 24
Bank Cahaya Wadiatama Syariah | wadiah | 2024-07-01 | | 1000 | 25000 | 6 12 18 24
`
/** name | city | founded */
export const agencyRows = `
Graha Niat Suci | Bekasi | 2012
Mitra Langkah Baitullah | Depok | 2014
Simpul Jamaah Priangan | Bandung | 2010
Sahabat Tanah Haram Timur | Surabaya | 2009
Rumah Manasik Andara | Jakarta Selatan | 2016
Warung Umrah Ceria | Tangerang Selatan | 2018
Jejak Kafilah Sriwijaya | Palembang | 2011
Balai Jamaah Celebes | Makassar | 2013
Pintu Safar Minang | Padang | 2012
Kawan Haji Borneo | Banjarmasin | 2015
Serambi Niat Aceh | Banda Aceh | 2010
Lingkar Umrah Mataram | Yogyakarta | 2017
Anjungan Jamaah Deli | Medan | 2013
Titian Berkah Sasak | Mataram | 2016
`
/** slug | name | city | founded */
export const channelRows = `
detik-hikmah | Detik Hikmah | Jakarta Selatan | 2021
kabar-surau | Kabar Surau | Padang | 2015
ruang-hijrah | Ruang Hijrah | Bandung | 2017
toko-sakinah-plus | Toko Sakinah Plus | Surabaya | 2014
koperasi-guru-nusa | Koperasi Guru Nusa | Semarang | 2003
radio-fajar-rindang | Radio Fajar Rindang | Yogyakarta | 2006
majelis-digital-nusa | Majelis Digital Nusa | Jakarta Timur | 2019
minimart-amanah-kita | Minimart Amanah Kita | Bekasi | 2016
portal-ibu-salehah | Portal Ibu Salehah | Depok | 2018
serikat-karyawan-berkah | Serikat Karyawan Berkah | Tangerang | 2010
`
