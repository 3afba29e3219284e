import { type Day, daysFrom } from '../cities.ts'
import { table } from '../naming.ts'

function only(line: string): Day {
  const [day] = daysFrom(table(4, line))
  if (!day) throw new Error('no words')
  return day
}

export const arrivals = {
  madinah_first: only(
    '{origin} – Madinah | {origin} – Madinah | Berkumpul di bandara {origin} empat jam sebelum terbang dengan {airline}. Tiba di Madinah, langsung ke {hotel}, makan malam, lalu sholat di Masjid Nabawi. | The group meets at {origin} airport four hours before the {airline} flight. On arrival in Madinah: transfer to {hotel}, dinner, and prayer at the Prophet’s Mosque.',
  ),
  makkah_first: only(
    '{origin} – Jeddah – Makkah | {origin} – Jeddah – Makkah | Berihram di pesawat {airline} saat melewati miqat. Dari Jeddah ke {hotel} di Makkah, istirahat, lalu umrah bersama pembimbing. | You enter ihram on board the {airline} flight at the miqat. From Jeddah we go to {hotel} in Makkah, rest, then perform umrah with the guide.',
  ),
  other_first: only(
    '{origin} – {city} | {origin} – {city} | Berkumpul di bandara {origin}, terbang dengan {airline} ke {city}, lalu beristirahat di {hotel}. | The group meets at {origin} airport, flies to {city} with {airline} and rests at {hotel}.',
  ),
  makkah_by_land: only(
    '{before} – Makkah: umrah | {before} – Makkah: umrah | Mandi dan berihram di hotel, miqat di Bir Ali, lalu ke Makkah dengan {by}. Setelah menaruh koper di {hotel}, tawaf, sa’i, dan tahallul bersama pembimbing. | Bathe and put on ihram at the hotel, stop at the Bir Ali miqat, then travel to Makkah by {by}. After leaving the luggage at {hotel}: tawaf, sa’i and tahallul with the guide.',
  ),
  madinah_by_land: only(
    '{before} – Madinah | {before} – Madinah | Tawaf wada, lalu ke Madinah dengan {by}. Menginap di {hotel} dan sholat isya di Masjid Nabawi. | Farewell tawaf, then to Madinah by {by}. Isha at the Prophet’s Mosque and overnight at {hotel}.',
  ),
  other_by_land: only(
    '{before} – {city} | {before} – {city} | Perjalanan ke {city} dengan {by}. Singgah untuk makan siang dan sholat, lalu menginap di {hotel}. | Travel to {city} by {by}, with a stop for lunch and prayer. Overnight at {hotel}.',
  ),
  by_air: only(
    '{before} – {city} | {before} – {city} | Terbang ke {city}, check-in di {hotel}, dan berjalan bersama ke masjid untuk sholat berikutnya. | Fly to {city}, check in at {hotel}, and walk to the mosque together for the next prayer.',
  ),
} as const

export const homecomings = {
  makkah: only(
    'Tawaf wada dan pulang | Farewell tawaf and flight home | Tawaf wada selepas subuh, lalu ke Jeddah untuk penerbangan {airline}. Bermalam di pesawat. | Farewell tawaf after fajr, then to Jeddah for the {airline} flight. Overnight on board.',
  ),
  madinah: only(
    'Salam perpisahan dan pulang | Farewell and flight home | Sholat dan salam perpisahan di Masjid Nabawi, lalu ke bandara Madinah untuk penerbangan {airline}. Bermalam di pesawat. | Prayer and farewell at the Prophet’s Mosque, then to Madinah airport for the {airline} flight. Overnight on board.',
  ),
  other: only(
    '{city} – pulang | {city} – flight home | Waktu bebas di pagi hari, lalu ke bandara untuk penerbangan {airline}. Bermalam di pesawat. | Free morning, then to the airport for the {airline} flight. Overnight on board.',
  ),
  landing: only(
    'Tiba di {origin} | Arrival in {origin} | Mendarat di {origin}. Pengambilan koper, lalu pulang ke rumah masing-masing. | Land in {origin}, collect your luggage and travel home.',
  ),
  same_day: only(
    '{city} – {origin} | {city} – {origin} | Sarapan, waktu bebas sebentar, lalu terbang pulang dengan {airline}. Tiba di {origin} hari itu juga. | Breakfast, a little free time, then fly home with {airline}, arriving in {origin} the same day.',
  ),
} as const
