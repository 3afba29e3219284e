/** key | Indonesian | English | country | airport | on the way within the country | the same in English */
export const cityRows = `
madinah | Madinah | Madinah | Saudi Arabia | MED | kereta cepat Haramain atau bus AC | Haramain train or bus
makkah | Makkah | Makkah | Saudi Arabia | JED | kereta cepat Haramain atau bus AC | Haramain train or bus
istanbul | Istanbul | Istanbul | Türkiye | IST | bus | bus
bursa | Bursa | Bursa | Türkiye | IST | bus dan feri | bus and ferry
cappadocia | Cappadocia | Cappadocia | Türkiye | IST | bus melalui Ankara | bus via Ankara
cairo | Kairo | Cairo | Egypt | CAI | bus | bus
alexandria | Iskandariah | Alexandria | Egypt | CAI | bus | bus
amman | Amman | Amman | Jordan | AMM | bus | bus
petra | Petra | Petra | Jordan | AMM | bus | bus
jerusalem | Yerusalem | Jerusalem | Palestine | AMM | bus melalui Jembatan Allenby | bus via the Allenby Bridge
dubai | Dubai | Dubai | United Arab Emirates | DXB | bus | bus
tashkent | Tashkent | Tashkent | Uzbekistan | TAS | kereta Afrosiyob | Afrosiyob train
samarkand | Samarkand | Samarkand | Uzbekistan | TAS | kereta Afrosiyob | Afrosiyob train
bukhara | Bukhara | Bukhara | Uzbekistan | TAS | kereta Afrosiyob | Afrosiyob train
madrid | Madrid | Madrid | Spain | MAD | bus | bus
cordoba | Kordoba | Córdoba | Spain | MAD | kereta cepat AVE | AVE train
granada | Granada | Granada | Spain | MAD | bus | bus
seville | Sevilla | Seville | Spain | MAD | kereta cepat AVE | AVE train
tokyo | Tokyo | Tokyo | Japan | NRT | Shinkansen | Shinkansen
kyoto | Kyoto | Kyoto | Japan | NRT | Shinkansen | Shinkansen
osaka | Osaka | Osaka | Japan | KIX | Shinkansen | Shinkansen
seoul | Seoul | Seoul | South Korea | ICN | KTX | KTX
busan | Busan | Busan | South Korea | ICN | KTX | KTX
kuala-lumpur | Kuala Lumpur | Kuala Lumpur | Malaysia | KUL | bus | bus
melaka | Melaka | Melaka | Malaysia | KUL | bus | bus
mataram | Mataram | Mataram | Indonesia | LOP | bus | bus
senggigi | Senggigi | Senggigi | Indonesia | LOP | bus | bus
banda-aceh | Banda Aceh | Banda Aceh | Indonesia | BTJ | feri | ferry
sabang | Sabang | Sabang | Indonesia | BTJ | feri cepat | fast ferry
yogyakarta | Yogyakarta | Yogyakarta | Indonesia | YIA | kereta | train
solo | Solo | Solo | Indonesia | YIA | kereta | train
padang | Padang | Padang | Indonesia | PDG | bus | bus
bukittinggi | Bukittinggi | Bukittinggi | Indonesia | PDG | bus | bus
`
