/** What the names of the chapters mean in English, from the first on: our own words. */
export const englishMeanings: readonly string[] =
  `The Opening|The Cow|The Family of Imran|Women|The Table Spread|Cattle|
The Heights|The Spoils of War|Repentance|Jonah|Hud|Joseph|Thunder|Abraham|The Rocky Tract|The Bee|The Night Journey|
The Cave|Mary|Ta Ha|The Prophets|The Pilgrimage|The Believers|Light|The Criterion|The Poets|The Ants|The Stories|
The Spider|The Romans|Luqman|Prostration|The Confederates|Sheba|The Originator|Ya Sin|Those in Ranks|Sad|The Throngs|
The Forgiver|Made Plain|Consultation|Ornaments of Gold|Smoke|The Kneeling|The Sand Dunes|Muhammad|Victory|
The Private Rooms|Qaf|The Scattering Winds|The Mount|The Star|The Moon|The Most Compassionate|The Inevitable Event|Iron|
The Woman Who Pleaded|The Gathering|The Woman Examined|The Row|Friday|The Hypocrites|Mutual Loss|Divorce|
The Prohibition|Dominion|The Pen|The Sure Reality|The Ways of Ascent|Noah|The Jinn|The Enwrapped One|The Cloaked One|
The Resurrection|Mankind|Those Sent Forth|The Great News|Those Who Pull Out|He Frowned|The Folding Up|
The Splitting Open|Those Who Give Short Measure|The Bursting Apart|The Constellations|The Night Comer|The Most High|
The Overwhelming Event|Dawn|The City|The Sun|The Night|The Morning Light|Relief|The Fig|The Clinging Clot|
The Night of Power|Clear Proof|The Earthquake|The Charging Steeds|The Striking Hour|Rivalry in Wealth|Passing Time|
The Backbiter|The Elephant|Quraysh|Small Kindnesses|Abundance|The Disbelievers|Help|The Palm Fibre|Sincerity|
The Daybreak|People`
    .replaceAll('\n', '')
    .split('|')
