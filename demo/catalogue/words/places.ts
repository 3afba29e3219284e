/** iata | name | city | country | zone | latitude | longitude */
export const airportRows = `
CGK | Soekarno–Hatta International Airport | Jakarta | Indonesia | Asia/Jakarta | -6.13 | 106.66
HLP | Halim Perdanakusuma Airport | Jakarta | Indonesia | Asia/Jakarta | -6.27 | 106.89
SUB | Juanda International Airport | Surabaya | Indonesia | Asia/Jakarta | -7.38 | 112.79
KNO | Kualanamu International Airport | Medan | Indonesia | Asia/Jakarta | 3.64 | 98.89
UPG | Sultan Hasanuddin International Airport | Makassar | Indonesia | Asia/Makassar | -5.06 | 119.55
BPN | Sultan Aji Muhammad Sulaiman Sepinggan Airport | Balikpapan | Indonesia | Asia/Makassar | -1.27 | 116.89
PDG | Minangkabau International Airport | Padang | Indonesia | Asia/Jakarta | -0.79 | 100.28
PLM | Sultan Mahmud Badaruddin II Airport | Palembang | Indonesia | Asia/Jakarta | -2.90 | 104.70
BTH | Hang Nadim International Airport | Batam | Indonesia | Asia/Jakarta | 1.12 | 104.12
YIA | Yogyakarta International Airport | Yogyakarta | Indonesia | Asia/Jakarta | -7.91 | 110.06
SOC | Adi Soemarmo International Airport | Solo | Indonesia | Asia/Jakarta | -7.52 | 110.76
BDJ | Syamsudin Noor International Airport | Banjarmasin | Indonesia | Asia/Makassar | -3.44 | 114.76
KJT | Kertajati International Airport | Bandung | Indonesia | Asia/Jakarta | -6.65 | 108.16
SRG | Jenderal Ahmad Yani Airport | Semarang | Indonesia | Asia/Jakarta | -6.97 | 110.37
PKU | Sultan Syarif Kasim II Airport | Pekanbaru | Indonesia | Asia/Jakarta | 0.46 | 101.44
BTJ | Sultan Iskandar Muda International Airport | Banda Aceh | Indonesia | Asia/Jakarta | 5.52 | 95.42
LOP | Zainuddin Abdul Madjid International Airport | Lombok | Indonesia | Asia/Makassar | -8.76 | 116.28
DPS | I Gusti Ngurah Rai International Airport | Denpasar | Indonesia | Asia/Makassar | -8.75 | 115.17
JED | King Abdulaziz International Airport | Jeddah | Saudi Arabia | Asia/Riyadh | 21.68 | 39.16
MED | Prince Mohammad bin Abdulaziz International Airport | Madinah | Saudi Arabia | Asia/Riyadh | 24.55 | 39.71
RUH | King Khalid International Airport | Riyadh | Saudi Arabia | Asia/Riyadh | 24.96 | 46.70
DXB | Dubai International Airport | Dubai | United Arab Emirates | Asia/Dubai | 25.25 | 55.36
AUH | Zayed International Airport | Abu Dhabi | United Arab Emirates | Asia/Dubai | 24.43 | 54.65
DOH | Hamad International Airport | Doha | Qatar | Asia/Qatar | 25.27 | 51.61
MCT | Muscat International Airport | Muscat | Oman | Asia/Muscat | 23.59 | 58.28
IST | Istanbul Airport | Istanbul | Türkiye | Europe/Istanbul | 41.26 | 28.74
CAI | Cairo International Airport | Cairo | Egypt | Africa/Cairo | 30.12 | 31.41
AMM | Queen Alia International Airport | Amman | Jordan | Asia/Amman | 31.72 | 35.99
KUL | Kuala Lumpur International Airport | Kuala Lumpur | Malaysia | Asia/Kuala_Lumpur | 2.75 | 101.71
SIN | Changi Airport | Singapore | Singapore | Asia/Singapore | 1.36 | 103.99
NRT | Narita International Airport | Tokyo | Japan | Asia/Tokyo | 35.77 | 140.39
HND | Haneda Airport | Tokyo | Japan | Asia/Tokyo | 35.55 | 139.78
KIX | Kansai International Airport | Osaka | Japan | Asia/Tokyo | 34.43 | 135.24
ICN | Incheon International Airport | Seoul | South Korea | Asia/Seoul | 37.46 | 126.44
TAS | Islam Karimov Tashkent International Airport | Tashkent | Uzbekistan | Asia/Tashkent | 41.26 | 69.28
SKD | Samarkand International Airport | Samarkand | Uzbekistan | Asia/Samarkand | 39.70 | 66.98
MAD | Adolfo Suárez Madrid–Barajas Airport | Madrid | Spain | Europe/Madrid | 40.47 | -3.57
AGP | Málaga–Costa del Sol Airport | Málaga | Spain | Europe/Madrid | 36.67 | -4.49
SVQ | Seville Airport | Seville | Spain | Europe/Madrid | 37.42 | -5.90
`

/** code | name | lowest flight number | highest | dearer than the cheapest, in thousands of rupiah */
export const airlineRows = `
GA | Garuda Indonesia | 900 | 996 | 2400
SV | Saudia | 810 | 899 | 2000
JT | Lion Air | 82 | 119 | 0
ID | Batik Air | 7701 | 7739 | 500
QG | Citilink | 520 | 559 | 300
EK | Emirates | 350 | 459 | 1600
QR | Qatar Airways | 950 | 1199 | 1700
EY | Etihad Airways | 470 | 599 | 1200
WY | Oman Air | 640 | 869 | 700
TK | Turkish Airlines | 56 | 199 | 1500
MH | Malaysia Airlines | 700 | 799 | 900
TR | Scoot | 260 | 399 | 200
D7 | AirAsia X | 170 | 189 | 100
AK | AirAsia | 380 | 399 | 0
QZ | Indonesia AirAsia | 202 | 260 | 0
RJ | Royal Jordanian | 700 | 719 | 900
MS | EgyptAir | 640 | 669 | 900
HY | Uzbekistan Airways | 551 | 559 | 800
JL | Japan Airlines | 720 | 759 | 2200
KE | Korean Air | 627 | 639 | 1800
SQ | Singapore Airlines | 950 | 969 | 2000
`
