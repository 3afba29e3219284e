import { aircraftWindow } from './aircraft-window.ts'
import { airport } from './airport.ts'
import { hillsOfMercy } from './arafah.ts'
import { prayerBeads } from './beads.ts'
import { books } from './books.ts'
import { cairo } from './cairo.ts'
import { dates } from './dates.ts'
import { dunes } from './desert.ts'
import { familySilhouette } from './family.ts'
import { hotel } from './hotel.ts'
import { istanbul } from './istanbul.ts'
import { kaaba } from './kaaba.ts'
import { kualaLumpur } from './kuala-lumpur.ts'
import { lombok } from './lombok.ts'
import { madinahDome } from './madinah.ts'
import { market } from './market.ts'
import { mosqueInterior } from './mosque-interior.ts'
import { perfume } from './perfume.ts'
import { sajadah } from './sajadah.ts'
import { savings } from './savings.ts'
import type { Picture } from './scene.ts'
import type { Scene } from './scenes.ts'
import { seville } from './seville.ts'
import { minarets } from './skyline.ts'
import { tokyo } from './tokyo.ts'
import { madinahUmbrellas } from './umbrellas.ts'
import { uzbekistan } from './uzbekistan.ts'
import { zamzam } from './zamzam.ts'

export const pictures: Record<Scene, Picture> = {
  kaaba,
  'madinah-dome': madinahDome,
  'madinah-umbrellas': madinahUmbrellas,
  dunes,
  minarets,
  'aircraft-window': aircraftWindow,
  'city-istanbul': istanbul,
  'city-cairo': cairo,
  'city-tokyo': tokyo,
  'city-kuala-lumpur': kualaLumpur,
  'city-seville': seville,
  lombok,
  uzbekistan,
  airport,
  hotel,
  dates,
  zamzam,
  'prayer-beads': prayerBeads,
  sajadah,
  perfume,
  books,
  'mosque-interior': mosqueInterior,
  'hills-of-mercy': hillsOfMercy,
  market,
  savings,
  'family-silhouette': familySilhouette,
}
