/** City key | title | title | what happens | what happens */
export const abroadDays = `
istanbul | Sultanahmet | Sultanahmet | Masjid Biru, Hagia Sophia, Hippodrome, dan Istana Topkapi dengan ruang benda peninggalan Rasulullah ﷺ. | The Blue Mosque, Hagia Sophia, the Hippodrome and Topkapi Palace with the relics of the Prophet ﷺ.
istanbul | Selat Bosporus dan Eyüp Sultan | The Bosphorus and Eyüp Sultan | Pelayaran di Selat Bosporus, ziarah makam Abu Ayyub al-Anshari, dan sholat di Masjid Eyüp Sultan. | A cruise on the Bosphorus, the tomb of Abu Ayyub al-Ansari and prayer at the Eyüp Sultan mosque.
istanbul | Grand Bazaar dan Süleymaniye | The Grand Bazaar and Süleymaniye | Masjid Süleymaniye karya Mimar Sinan, lalu waktu belanja di Grand Bazaar dan Pasar Rempah. | Mimar Sinan’s Süleymaniye mosque, then time in the Grand Bazaar and the Spice Market.
istanbul | Çamlıca dan sisi Asia | Çamlıca and the Asian side | Masjid Çamlıca, pemandangan dua benua, dan makan siang ikan bakar di Üsküdar. | The Çamlıca mosque, a view of two continents and grilled fish in Üsküdar.
bursa | Ulu Cami dan Uludağ | Ulu Cami and Uludağ | Masjid Agung Bursa, makam Osman dan Orhan Gazi, kereta gantung ke Gunung Uludağ bila cuaca baik. | Bursa’s Great Mosque, the tombs of Osman and Orhan Gazi, and the cable car to Mount Uludağ in good weather.
bursa | Masjid Hijau dan pasar sutra | The Green Mosque and the silk market | Yeşil Cami, makam hijau, dan Koza Han; mencicipi İskender kebap yang lahir di kota ini. | Yeşil Cami, the Green Tomb and Koza Han; taste İskender kebab in its home town.
cappadocia | Lembah Göreme | The Göreme valley | Museum terbuka Göreme, lembah merpati, dan kota bawah tanah Kaymaklı. | The Göreme open-air museum, Pigeon Valley and the underground city of Kaymaklı.
cappadocia | Balon udara saat matahari terbit | Balloons at sunrise | Melihat balon udara saat matahari terbit, lalu Paşabağ dan perajin tembikar Avanos. | Watch the hot-air balloons at sunrise, then Paşabağ and the Avanos potters.
cairo | Piramida Giza dan Sphinx | The pyramids of Giza and the Sphinx | Kompleks piramida Giza, Sphinx, dan Museum Besar Mesir. | The pyramids of Giza, the Sphinx and the Grand Egyptian Museum.
cairo | Al-Azhar dan Imam Syafi‘i | Al-Azhar and Imam al-Shafi‘i | Masjid Al-Azhar, ziarah makam Imam Syafi‘i, Masjid Amr bin Ash, dan Khan el-Khalili. | Al-Azhar, the tomb of Imam al-Shafi‘i, the mosque of Amr ibn al-As and Khan el-Khalili.
cairo | Benteng Salahuddin | The Citadel of Saladin | Benteng Salahuddin dan Masjid Muhammad Ali. Sore hari menyusuri Sungai Nil. | The Citadel and the mosque of Muhammad Ali. An afternoon on the Nile.
alexandria | Iskandariah | Alexandria | Perpustakaan Iskandariah, benteng Qaitbay, serta makam Imam al-Bushiri penulis Burdah. | The Alexandria library, Qaitbay fort and the tomb of Imam al-Busiri, author of the Burda.
amman | Gua Ashabul Kahfi | The cave of Ashab al-Kahf | Gua Ashabul Kahfi, makam Nabi Syuaib, dan Laut Mati. | The cave of Ashab al-Kahf (the People of the Cave), the tomb of Prophet Shu‘ayb and the Dead Sea.
amman | Gunung Nebo dan Madaba | Mount Nebo and Madaba | Gunung Nebo, kota mosaik Madaba, dan Amman lama. | Mount Nebo, the mosaics of Madaba and old Amman.
petra | Petra | Petra | Menyusuri Siq hingga Al-Khazneh; kereta listrik tersedia bagi yang tidak kuat berjalan. | Through the Siq to the Treasury; electric carts are available for those who can’t walk far.
petra | Wadi Rum | Wadi Rum | Padang pasir Wadi Rum dengan mobil bak terbuka, sholat maghrib berjamaah di gurun. | The Wadi Rum desert by open jeep, with maghrib prayed together in the desert.
jerusalem | Masjid Al-Aqsa | Al-Aqsa Mosque | Sholat di Masjid Al-Qibli, Kubah Sakhrah, Mushala Marwani, dan Tembok Buraq. | Prayer in al-Qibli, the Dome of the Rock, the Marwani prayer hall and the Buraq wall.
jerusalem | Hebron dan Betlehem | Hebron and Bethlehem | Masjid Ibrahimi di Hebron dan Masjid Umar di Betlehem, kembali untuk sholat di Al-Aqsa. | The Ibrahimi mosque in Hebron and the mosque of Umar in Bethlehem, back for prayer at al-Aqsa.
dubai | Dubai modern | Modern Dubai | Burj Khalifa dari luar, Dubai Mall, Palm Jumeirah, dan Museum Masa Depan. | Burj Khalifa from outside, Dubai Mall, Palm Jumeirah and the Museum of the Future.
dubai | Masjid Agung Sheikh Zayed | The Sheikh Zayed Grand Mosque | Sehari di Abu Dhabi: Masjid Agung Sheikh Zayed, Qasr Al Watan, dan Corniche. | A day in Abu Dhabi: the Grand Mosque, Qasr Al Watan and the Corniche.
dubai | Safari gurun | A desert safari | Kota tua Al Fahidi di pagi hari. Sore safari gurun dengan makan malam halal dan waktu sholat. | Old Al Fahidi in the morning. In the afternoon a desert safari with halal dinner and time for prayer.
tashkent | Hazrati Imam | Hazrati Imam | Kompleks Hazrati Imam dengan mushaf Usmani, pasar Chorsu, dan metro Tashkent. | The Hazrati Imam complex with its ancient Quran, Chorsu market and the Tashkent metro.
tashkent | Kota baru dan pegunungan Chimgan | The new town and the Chimgan mountains | Masjid Minor, lalu pegunungan Chimgan dan waduk Charvak. | The Minor mosque, then the Chimgan mountains and the Charvak reservoir.
samarkand | Registan dan Imam Bukhari | Registan and Imam al-Bukhari | Tiga madrasah Registan, Gur Emir, dan ziarah makam Imam Bukhari. | The three madrasas of Registan, Gur Emir and the tomb of Imam al-Bukhari.
samarkand | Shah-i-Zinda | Shah-i-Zinda | Nekropolis Shah-i-Zinda, Bibi Khanym, observatorium Ulugh Beg, dan bengkel kertas Konigil. | The Shah-i-Zinda necropolis, Bibi Khanym, Ulugh Beg’s observatory and the Konigil paper workshop.
bukhara | Bukhara lama | Old Bukhara | Menara Kalyan, madrasah Mir-i-Arab, Ark, dan makam Bahauddin Naqsyaband. | The Kalyan minaret, Mir-i-Arab madrasa, the Ark and the tomb of Bahauddin Naqshband.
bukhara | Lyabi-Hauz | Lyabi-Hauz | Jalan kaki di Lyabi-Hauz, kubah-kubah dagang, dan bengkel sulam suzani. | A walk around Lyabi-Hauz, the trading domes and a suzani workshop.
madrid | Madrid dan Toledo | Madrid and Toledo | Istana Kerajaan dari luar dan Toledo, kota tiga peradaban dengan Masjid Cristo de la Luz. | The Royal Palace from outside and Toledo, city of three cultures, with the Cristo de la Luz mosque.
cordoba | Masjid Agung Kordoba | The Great Mosque of Córdoba | Mezquita, jembatan Romawi, dan Medina Azahara. | The Mezquita, the Roman bridge and Medina Azahara.
granada | Alhambra | The Alhambra | Istana Nasrid dan taman Generalife, sore di Albaicín dan Masjid Granada. | The Nasrid palaces and the Generalife; the Albaicín and the mosque of Granada in the afternoon.
granada | Pegunungan Alpujarra | The Alpujarra villages | Desa-desa peninggalan Andalusia di lereng Sierra Nevada. | Villages from Moorish times on the slopes of the Sierra Nevada.
seville | Sevilla | Seville | Alcázar, Giralda yang dahulu menara masjid, dan Plaza de España. | The Alcázar, the Giralda, once a minaret, and Plaza de España.
tokyo | Tokyo Camii dan Asakusa | Tokyo Camii and Asakusa | Sholat di Tokyo Camii, lalu kawasan Asakusa, Sumida, dan Shibuya. | Prayer at Tokyo Camii, then Asakusa, the Sumida River and Shibuya.
tokyo | Gunung Fuji | Mount Fuji | Danau Kawaguchi, desa Oshino Hakkai, dan makan siang ramen halal. | Lake Kawaguchi, Oshino Hakkai and halal ramen for lunch.
tokyo | Odaiba dan waktu bebas | Odaiba and free time | Teluk Odaiba, taman Ueno, dan waktu belanja di Ginza. | Odaiba Bay, Ueno Park and shopping time in Ginza.
kyoto | Kyoto | Kyoto | Arashiyama, Gion, dan taman bambu; musala disediakan di titik istirahat. | Arashiyama, Gion and the bamboo grove; there is a prayer room at the rest stop.
osaka | Osaka dan Nara | Osaka and Nara | Kastel Osaka dari luar, taman rusa Nara, dan Masjid Osaka. | Osaka castle from outside, the deer park of Nara and the Osaka mosque.
osaka | Dotonbori | Dotonbori | Waktu bebas di Dotonbori dengan daftar restoran halal dari pemandu. | Free time in Dotonbori, with a list of halal restaurants from the guide.
seoul | Itaewon dan Masjid Pusat Seoul | Itaewon and the Seoul Central Mosque | Masjid Pusat Seoul, desa Bukchon Hanok, dan menara Namsan. | The Seoul Central Mosque, Bukchon Hanok village and Namsan tower.
seoul | Pulau Nami | Nami island | Pulau Nami yang memiliki musala dan restoran halal, lalu Petite France. | Nami island, which has a prayer room and a halal restaurant, then Petite France.
seoul | Everland atau kota tua | Everland or the old city | Pilihan sehari di Everland atau Gyeongbokgung dengan hanbok. | A choice of a day at Everland or at Gyeongbokgung in hanbok.
seoul | Belanja di Myeongdong | Shopping in Myeongdong | Toko kosmetik berlabel halal dan waktu bebas di Myeongdong. | Shops with halal-labelled cosmetics and free time in Myeongdong.
busan | Busan | Busan | Desa budaya Gamcheon, pantai Haeundae, dan Masjid Al-Fatah Busan. | Gamcheon culture village, Haeundae beach and the Al-Fatah mosque.
kuala-lumpur | Kuala Lumpur | Kuala Lumpur | Masjid Negara, Museum Seni Islam, dan menara kembar Petronas. | The National Mosque, the Islamic Arts Museum and the Petronas towers.
kuala-lumpur | Putrajaya | Putrajaya | Masjid Putra di tepi danau, Putrajaya, dan Genting dengan kereta gantung. | The lakeside Putra mosque, Putrajaya and Genting by cable car.
kuala-lumpur | Kampung Baru dan belanja | Kampung Baru and shopping | Kampung Baru, Central Market, dan waktu bebas di Bukit Bintang. | Central Market, Kampung Baru and free time in Bukit Bintang.
melaka | Melaka | Melaka | Masjid Selat, kota tua Melaka, dan menyusuri sungai. | The Straits mosque, old Melaka and a river cruise.
`
export const domesticDays = `
mataram | Islamic Center dan Sade | The Islamic Center and Sade | Masjid Hubbul Wathan Islamic Center NTB, desa Sasak Sade, dan tenun Sukarara. | The Hubbul Wathan mosque, the Sasak village of Sade and the weavers of Sukarara.
mataram | Mandalika | Mandalika | Pantai Kuta Mandalika, Bukit Merese, dan Tanjung Aan; sholat maghrib di Masjid Nurul Bilad. | Kuta Mandalika, Merese hill and Tanjung Aan; maghrib at the Nurul Bilad mosque.
senggigi | Tiga gili | The three Gilis | Perahu ke Gili Trawangan dan Gili Meno, snorkeling dengan area khusus keluarga. | By boat to Gili Trawangan and Gili Meno, snorkelling with an area for families.
senggigi | Air terjun Benang Kelambu | Benang Kelambu falls | Air terjun di kaki Rinjani dan makan siang nasi puyung. | The falls at the foot of Rinjani, and nasi puyung for lunch.
banda-aceh | Baiturrahman dan museum tsunami | Baiturrahman and the tsunami museum | Masjid Raya Baiturrahman, museum tsunami, PLTD Apung, dan kopi Aceh. | The Baiturrahman mosque, the tsunami museum, the PLTD Apung ship and Aceh coffee.
banda-aceh | Lampuuk | Lampuuk | Masjid Rahmatullah Lampuuk, pantai Lampuuk, dan rumah Cut Nyak Dhien. | The Rahmatullah mosque, Lampuuk beach and the house of Cut Nyak Dhien.
sabang | Titik nol Indonesia | Kilometre zero | Tugu kilometer nol, pantai Iboih, dan snorkeling di Rubiah. | The Kilometre Zero monument, Iboih beach and snorkelling at Rubiah.
yogyakarta | Masjid Gedhe dan Kotagede | The Royal Mosque and Kotagede | Masjid Gedhe Kauman, Keraton, Masjid Mataram Kotagede, dan makam raja. | The Kauman mosque, the palace, the Mataram mosque of Kotagede and the royal tombs.
yogyakarta | Borobudur dan Merapi | Borobudur and Merapi | Kawasan Borobudur, jip lava Merapi, dan Masjid Jogokariyan. | Borobudur, the Merapi lava jeeps and the Jogokariyan mosque.
yogyakarta | Pantai selatan | The south coast | Gunung Kidul, pantai Indrayanti, dan kampung gudeg. | Gunung Kidul, Indrayanti beach and the gudeg quarter.
solo | Solo | Solo | Masjid Raya Sheikh Zayed Solo, Masjid Agung, kampung batik Laweyan, dan Pasar Klewer. | The Sheikh Zayed mosque, the Great Mosque, the batik quarter of Laweyan and Klewer market.
padang | Masjid Raya Sumatera Barat | The Great Mosque of West Sumatra | Masjid Raya tanpa kubah, pantai Air Manis, dan kota lama Padang. | The domeless Great Mosque, Air Manis beach and old Padang.
bukittinggi | Ngarai Sianok dan Jam Gadang | Sianok canyon and Jam Gadang | Jam Gadang, Ngarai Sianok, Lobang Jepang, dan rumah kelahiran Bung Hatta. | The Jam Gadang clock tower, Sianok canyon, the Japanese tunnels and Mohammad Hatta’s birthplace.
bukittinggi | Lembah Harau dan Pagaruyung | Harau valley and Pagaruyung | Istana Pagaruyung, surau tua Lima Kaum, dan Lembah Harau. | Pagaruyung palace, the old surau of Lima Kaum and the Harau valley.
`
