import type { Parcel } from '#modules/shipping/ports.ts'

type Place = Parcel['origin']

/** A name as both write it: RajaOngkir's cities have no kind before them, and its names are in capitals. */
const bare = (name: string): string =>
  name
    .toUpperCase()
    .replace(/^(?:KOTA ADMINISTRASI|KABUPATEN ADMINISTRASI|KABUPATEN|KOTA|KAB\.?) /, '')
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim()

const provinces: Readonly<Record<string, string>> = {
  'DAERAH KHUSUS IBUKOTA JAKARTA': 'DKI JAKARTA',
  'DAERAH ISTIMEWA YOGYAKARTA': 'DI YOGYAKARTA',
}

/** Part of the label that its places have: "kelurahan, kecamatan, kota, provinsi, kode pos". */
export const searchOf = ({ subdistrict_name, city_name, province_name }: Place): string => {
  const province = bare(province_name)
  return [bare(subdistrict_name), bare(city_name), provinces[province] ?? province].join(', ')
}

type Destination = { district_name: string; city_name: string }

/** Its districts are our subdistricts. */
export const isSamePlace = (one: Destination, place: Place): boolean =>
  bare(one.district_name) === bare(place.subdistrict_name) && bare(one.city_name) === bare(place.city_name)
