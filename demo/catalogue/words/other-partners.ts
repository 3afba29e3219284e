/** name | city | founded | akad | minimum savings | administrative cost | nisbah | yearly rate in hundredths of a percent */
export const bankRows = `
Bank Lumbung Hasanah Syariah | Jakarta Pusat | 1998 | mudharabah | 100000 | 0 | 35:65 |
Bank Nuraga Syariah | Jakarta Selatan | 2004 | murabahah | 250000 | 350000 | | 950
Bank Amanina Syariah | Surabaya | 2001 | wadiah | 50000 | 0 | |
BPRS Bina Mabrura | Bandung | 2009 | ijarah multijasa | 100000 | 275000 | | 875
Bank Samudra Falah Syariah | Makassar | 2006 | mudharabah | 100000 | 2500 | 40:60 |
Bank Taqwira Syariah | Jakarta Pusat | 1999 | murabahah | 200000 | 300000 | | 1025
BPRS Mitra Rahmania | Yogyakarta | 2011 | ijarah multijasa | 50000 | 225000 | | 990
Bank Cahaya Wadiatama Syariah | Medan | 2008 | wadiah | 25000 | 1000 | |
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
