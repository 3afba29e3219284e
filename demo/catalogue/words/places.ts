/** iata | zone | latitude | longitude, of each airport that is known */
export const airportRows = `
CGK | Asia/Jakarta | -6.13 | 106.66
HLP | Asia/Jakarta | -6.27 | 106.89
SUB | Asia/Jakarta | -7.38 | 112.79
KNO | Asia/Jakarta | 3.64 | 98.89
UPG | Asia/Makassar | -5.06 | 119.55
BPN | Asia/Makassar | -1.27 | 116.89
PDG | Asia/Jakarta | -0.79 | 100.28
PLM | Asia/Jakarta | -2.90 | 104.70
BTH | Asia/Jakarta | 1.12 | 104.12
YIA | Asia/Jakarta | -7.91 | 110.06
SOC | Asia/Jakarta | -7.52 | 110.76
BDJ | Asia/Makassar | -3.44 | 114.76
KJT | Asia/Jakarta | -6.65 | 108.16
SRG | Asia/Jakarta | -6.97 | 110.37
PKU | Asia/Jakarta | 0.46 | 101.44
BTJ | Asia/Jakarta | 5.52 | 95.42
LOP | Asia/Makassar | -8.76 | 116.28
DPS | Asia/Makassar | -8.75 | 115.17
JED | Asia/Riyadh | 21.68 | 39.16
MED | Asia/Riyadh | 24.55 | 39.71
RUH | Asia/Riyadh | 24.96 | 46.70
DXB | Asia/Dubai | 25.25 | 55.36
AUH | Asia/Dubai | 24.43 | 54.65
DOH | Asia/Qatar | 25.27 | 51.61
MCT | Asia/Muscat | 23.59 | 58.28
IST | Europe/Istanbul | 41.26 | 28.74
CAI | Africa/Cairo | 30.12 | 31.41
AMM | Asia/Amman | 31.72 | 35.99
KUL | Asia/Kuala_Lumpur | 2.75 | 101.71
SIN | Asia/Singapore | 1.36 | 103.99
NRT | Asia/Tokyo | 35.77 | 140.39
HND | Asia/Tokyo | 35.55 | 139.78
KIX | Asia/Tokyo | 34.43 | 135.24
ICN | Asia/Seoul | 37.46 | 126.44
TAS | Asia/Tashkent | 41.26 | 69.28
SKD | Asia/Samarkand | 39.70 | 66.98
MAD | Europe/Madrid | 40.47 | -3.57
AGP | Europe/Madrid | 36.67 | -4.49
SVQ | Europe/Madrid | 37.42 | -5.90
`

/** code | lowest flight number | highest | dearer than the cheapest, in thousands of rupiah */
export const airlineRows = `
GA | 900 | 996 | 2400
SV | 810 | 899 | 2000
JT | 82 | 119 | 0
ID | 7701 | 7739 | 500
QG | 520 | 559 | 300
EK | 350 | 459 | 1600
QR | 950 | 1199 | 1700
EY | 470 | 599 | 1200
WY | 640 | 869 | 700
TK | 56 | 199 | 1500
MH | 700 | 799 | 900
TR | 260 | 399 | 200
D7 | 170 | 189 | 100
AK | 380 | 399 | 0
QZ | 202 | 260 | 0
RJ | 700 | 719 | 900
MS | 640 | 669 | 900
HY | 551 | 559 | 800
JL | 720 | 759 | 2200
KE | 627 | 639 | 1800
SQ | 950 | 969 | 2000
`
