/** Where a subdistrict is: what an address names of it. */
export type Region = {
  province_id: string
  province_name: string
  city_id: string
  city_name: string
  subdistrict_id: string
  subdistrict_name: string
}
