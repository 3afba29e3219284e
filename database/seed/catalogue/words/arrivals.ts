import { type Day, daysFrom } from '../cities.ts'
import { table } from '../naming.ts'

function only(line: string): Day {
  const [day] = daysFrom(table(4, line))
  if (!day) throw new Error('no words')
  return day
}

export const arrivals = {
  madinah_first: only(
    '{origin} – Madinah | {origin} – Madinah | Berkumpul di bandara {origin} empat jam sebelum terbang bersama {airline}. Setiba di Madinah langsung ke {hotel}, makan malam, dan sholat di Masjid Nabawi. | The group meets at the airport of {origin} four hours before its {airline} flight. In Madinah straight to {hotel}, dinner and prayer in the Prophet’s Mosque.',
  ),
  makkah_first: only(
    '{origin} – Jeddah – Makkah | {origin} – Jeddah – Makkah | Berihram sejak di pesawat {airline} saat melintasi miqat. Dari Jeddah ke {hotel} di Makkah, istirahat, lalu umrah bersama pembimbing. | Ihram begins on board {airline} when it passes the miqat. From Jeddah to {hotel} in Makkah, a rest, then umrah with the guide.',
  ),
  other_first: only(
    '{origin} – {city} | {origin} – {city} | Berkumpul di bandara {origin}, terbang bersama {airline} ke {city}, lalu beristirahat di {hotel}. | The group meets at the airport of {origin}, flies with {airline} to {city} and rests at {hotel}.',
  ),
  makkah_by_land: only(
    '{before} – Makkah: umrah | {before} – Makkah: umrah | Mandi dan berihram di hotel, miqat di Bir Ali, lalu ke Makkah dengan {by}. Setelah menaruh koper di {hotel}, tawaf, sa’i, dan tahallul bersama pembimbing. | Bath and ihram at the hotel, the miqat at Bir Ali, then to Makkah by {by}. Once the luggage is at {hotel}: tawaf, sa’i and the cutting of hair with the guide.',
  ),
  madinah_by_land: only(
    '{before} – Madinah | {before} – Madinah | Tawaf wada, lalu ke Madinah dengan {by}. Menginap di {hotel} dan sholat Isya di Masjid Nabawi. | The farewell tawaf, then to Madinah by {by}. The night is at {hotel}, with Isha in the Prophet’s Mosque.',
  ),
  other_by_land: only(
    '{before} – {city} | {before} – {city} | Melanjutkan perjalanan ke {city} dengan {by}, singgah untuk makan siang dan sholat, lalu menginap di {hotel}. | On to {city} by {by}, with a stop for lunch and prayer, and the night at {hotel}.',
  ),
  by_air: only(
    '{before} – {city} | {before} – {city} | Terbang ke {city}, check-in di {hotel}, dan berjalan bersama ke masjid untuk sholat berikutnya. | By air to {city}, in to {hotel}, and together to the mosque for the next prayer.',
  ),
} as const

export const homecomings = {
  makkah: only(
    'Tawaf wada dan pulang | Farewell tawaf and the way home | Tawaf wada selepas Subuh, lalu ke Jeddah untuk penerbangan {airline}. Bermalam di pesawat. | The farewell tawaf after Fajr, then to Jeddah for the {airline} flight. The night is spent on board.',
  ),
  madinah: only(
    'Salam perpisahan dan pulang | Farewell and the way home | Sholat dan salam perpisahan di Masjid Nabawi, lalu ke bandara Madinah untuk penerbangan {airline}. Bermalam di pesawat. | Prayer and farewell at the Prophet’s Mosque, then to the airport of Madinah for the {airline} flight. The night is spent on board.',
  ),
  other: only(
    '{city} – pulang | {city} – the way home | Waktu bebas di pagi hari, lalu ke bandara untuk penerbangan {airline}. Bermalam di pesawat. | A free morning, then to the airport for the {airline} flight. The night is spent on board.',
  ),
  landing: only(
    'Tiba di {origin} | Home in {origin} | Mendarat di {origin}. Koper dibagikan, lalu kembali ke keluarga masing-masing. | Landing in {origin}. Suitcases are handed out, and everyone returns to their family.',
  ),
  same_day: only(
    '{city} – {origin} | {city} – {origin} | Sarapan, waktu bebas sebentar, lalu terbang pulang bersama {airline} dan tiba di {origin} hari itu juga. | Breakfast, a little free time, then home with {airline}, in {origin} the same day.',
  ),
} as const
