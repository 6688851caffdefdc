#!/bin/sh
# Puts the version in this checkout in place while visitors read: builds its image, migrates the
# database, then for each running instance starts a new one, waits until it is ready, and stops the old one.
# Takes the same environment variables as `docker compose up`. NO_BUILD=1 uses the image that is there.
set -eu
cd "$(dirname "$0")/.."

instances() { docker compose ps --quiet "$@" site; }

old=$(instances)
count=$(echo "$old" | grep -c .) || { echo "No instance runs: docker compose up --detach --wait" >&2; exit 1; }

# Kept under a name, so that the way back needs no build.
first=$(echo "$old" | head -1)
image=$(docker inspect --format '{{.Config.Image}}' "$first")
docker tag "$(docker inspect --format '{{.Image}}' "$first")" "$image:previous"
[ -n "${NO_BUILD:-}" ] || docker compose build site

docker compose run --rm migrate

for instance in $old; do
  before=$(instances --all)
  # Existing containers stay as they are; the one more is made from the new image.
  if ! docker compose up --detach --wait --no-build --no-deps --no-recreate --scale site=$((count + 1)) site; then
    failed=$(instances --all | grep -vxF "$before")
    docker logs --tail 20 $failed >&2
    docker rm --force $failed > /dev/null
    echo "The new version does not become ready. The remaining instances stay as they were." >&2
    echo "The image from before: docker tag $image:previous $image" >&2
    exit 1
  fi
  # SIGTERM lets its open requests finish; the proxy passes new ones to the others.
  docker stop "$instance" > /dev/null
  docker rm "$instance" > /dev/null
done

# The folder is mounted: nginx.conf may have changed as well. No connection is lost.
docker compose exec -T proxy nginx -c /etc/nginx/site/nginx.conf -s reload
docker compose ps site
