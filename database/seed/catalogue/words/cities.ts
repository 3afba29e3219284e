/** key | Indonesian | English | country | airport | on the way within the country | the same in English */
export const cityRows = `
madinah | Madinah | Madinah | Saudi Arabia | MED | kereta cepat Haramain atau bus AC | Haramain train or coach
makkah | Makkah | Makkah | Saudi Arabia | JED | kereta cepat Haramain atau bus AC | Haramain train or coach
istanbul | Istanbul | Istanbul | Türkiye | IST | bus | coach
bursa | Bursa | Bursa | Türkiye | IST | bus dan feri | coach and ferry
cappadocia | Cappadocia | Cappadocia | Türkiye | IST | bus melalui Ankara | coach via Ankara
cairo | Kairo | Cairo | Egypt | CAI | bus | coach
alexandria | Iskandariah | Alexandria | Egypt | CAI | bus | coach
amman | Amman | Amman | Jordan | AMM | bus | coach
petra | Petra | Petra | Jordan | AMM | bus | coach
jerusalem | Yerusalem | Jerusalem | Palestine | AMM | bus melalui Jembatan Allenby | coach via the Allenby Bridge
dubai | Dubai | Dubai | United Arab Emirates | DXB | bus | coach
tashkent | Tashkent | Tashkent | Uzbekistan | TAS | kereta Afrosiyob | Afrosiyob train
samarkand | Samarkand | Samarkand | Uzbekistan | TAS | kereta Afrosiyob | Afrosiyob train
bukhara | Bukhara | Bukhara | Uzbekistan | TAS | kereta Afrosiyob | Afrosiyob train
madrid | Madrid | Madrid | Spain | MAD | bus | coach
cordoba | Kordoba | Córdoba | Spain | MAD | kereta cepat AVE | AVE train
granada | Granada | Granada | Spain | MAD | bus | coach
seville | Sevilla | Seville | Spain | MAD | kereta cepat AVE | AVE train
tokyo | Tokyo | Tokyo | Japan | NRT | Shinkansen | Shinkansen
kyoto | Kyoto | Kyoto | Japan | NRT | Shinkansen | Shinkansen
osaka | Osaka | Osaka | Japan | KIX | Shinkansen | Shinkansen
seoul | Seoul | Seoul | South Korea | ICN | KTX | KTX
busan | Busan | Busan | South Korea | ICN | KTX | KTX
kuala-lumpur | Kuala Lumpur | Kuala Lumpur | Malaysia | KUL | bus | coach
melaka | Melaka | Melaka | Malaysia | KUL | bus | coach
mataram | Mataram | Mataram | Indonesia | LOP | bus | coach
senggigi | Senggigi | Senggigi | Indonesia | LOP | bus | coach
banda-aceh | Banda Aceh | Banda Aceh | Indonesia | BTJ | feri | ferry
sabang | Sabang | Sabang | Indonesia | BTJ | feri cepat | fast ferry
yogyakarta | Yogyakarta | Yogyakarta | Indonesia | YIA | kereta | train
solo | Solo | Solo | Indonesia | YIA | kereta | train
padang | Padang | Padang | Indonesia | PDG | bus | coach
bukittinggi | Bukittinggi | Bukittinggi | Indonesia | PDG | bus | coach
`
