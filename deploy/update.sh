#!/bin/sh
# Puts the version in this checkout in place while visitors read: builds its image, then for each
# running instance starts a new one, waits until it is ready, and stops the old one.
# Takes the same environment variables as `docker compose up`. NO_BUILD=1 uses the image that is there.
set -eu
cd "$(dirname "$0")/.."

[ -n "${NO_BUILD:-}" ] || docker compose build site

old=$(docker compose ps --quiet site)
count=$(echo "$old" | grep -c .) || { echo "No instance runs: docker compose up --detach --wait" >&2; exit 1; }

for instance in $old; do
  # Existing containers stay as they are; the one more is made from the new image.
  docker compose up --detach --wait --no-build --no-deps --no-recreate --scale site=$((count + 1)) site
  # SIGTERM lets its open requests finish; the proxy passes new ones to the others.
  docker stop "$instance" > /dev/null
  docker rm "$instance" > /dev/null
done

docker compose exec -T proxy nginx -c /etc/nginx/site/nginx.conf -s reload
docker compose ps site
