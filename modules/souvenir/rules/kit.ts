/** Where umrah kits are packed: Gambir, Jakarta. */
export const kitOrigin = '31.71.01'
/** What the kit of one who travels weighs, packed. */
export const kitGramsEach = 3_500
