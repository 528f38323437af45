# OpenStack Swift with its S3 API, all of it in one process and one folder: /usr/bin/python3 serve-swift.py FOLDER
# Says the port that it listens on once it answers; ends with its standard input.
import os
import socket
import sys

import eventlet

eventlet.monkey_patch()
from eventlet import hubs, wsgi  # noqa: E402
from swift.common import utils  # noqa: E402

folder = sys.argv[1]
utils.SWIFT_CONF_FILE = os.path.join(folder, 'swift.conf')
os.makedirs(os.path.join(folder, 'srv', 'disk'))

with open(utils.SWIFT_CONF_FILE, 'w') as file:
    file.write('''[swift-hash]
swift_hash_path_suffix = a test's
[storage-policy:0]
name = gold
default = yes
''')

from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402


def listen():
    return eventlet.listen(('127.0.0.1', 0), backlog=128)


sockets = {kind: listen() for kind in ('account', 'container', 'object')}
for kind, sock in sockets.items():
    builder = RingBuilder(2, 1, 0)
    builder.add_dev({
        'id': 0, 'region': 1, 'zone': 1, 'weight': 1.0, 'device': 'disk',
        'ip': '127.0.0.1', 'port': sock.getsockname()[1],
        'replication_ip': '127.0.0.1', 'replication_port': sock.getsockname()[1],
    })
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, kind + '.ring.gz'))


class Forgetful:
    """In place of memcached: what Swift asks is not known."""

    def get(self, key, **_):
        return None

    def set(self, key, value, **_):
        pass

    def delete(self, key, **_):
        pass

    def incr(self, key, delta=1, **_):
        return delta


def with_cache(app):
    def call(env, start_response):
        env['swift.cache'] = Forgetful()
        return app(env, start_response)

    return call


def serve(kind, text, sock):
    conf = os.path.join(folder, kind + '.conf')
    with open(conf, 'w') as file:
        file.write('[DEFAULT]\nswift_dir = %s\ndevices = %s/srv\nmount_check = false\n' % (folder, folder))
        file.write('log_level = ERROR\n' + text)
    app = with_cache(loadapp(conf, global_conf={'log_name': kind}))
    eventlet.spawn(wsgi.server, sock, app, log_output=False, debug=False)


for kind, sock in sockets.items():
    serve(kind, '[pipeline:main]\npipeline = %s-server\n[app:%s-server]\nuse = egg:swift#%s\n' % (kind, kind, kind), sock)

entrance = listen()
serve('proxy', '''[pipeline:main]
pipeline = catch_errors s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:s3api]
use = egg:swift#s3api
''' + ''.join('[filter:%s]\nuse = egg:swift#%s\n' % (name, name) for name in ('catch_errors', 'copy', 'slo', 'dlo')), entrance)

print(entrance.getsockname()[1], flush=True)
while True:
    hubs.trampoline(0, read=True)
    if not os.read(0, 1):
        break
