#!/bin/sh
# Run once, by the first start of PostgreSQL on an empty volume: the application owns its database, and is no superuser.
set -eu
psql --username="$POSTGRES_USER" --dbname=postgres --set=ON_ERROR_STOP=1 --set=password="$RIHLA_PASSWORD" <<'SQL'
create role rihla login password :'password';
create database rihla owner rihla;
SQL
