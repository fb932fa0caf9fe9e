// Hand-written: the shape of what this package uses of Darwin. For type-checking only.
#pragma once
typedef signed char int8_t; typedef short int16_t; typedef int int32_t; typedef long long int64_t;
typedef unsigned char uint8_t; typedef unsigned short uint16_t; typedef unsigned int uint32_t; typedef unsigned long long uint64_t;
typedef __SIZE_TYPE__ size_t; typedef long ssize_t; typedef __SIZE_TYPE__ __darwin_size_t;
typedef long time_t; typedef int32_t suseconds_t; typedef uint32_t useconds_t;
typedef int32_t pid_t; typedef uint32_t uid_t; typedef uint32_t gid_t; typedef uint32_t id_t; typedef uint16_t mode_t; typedef int32_t dev_t; typedef uint64_t ino_t; typedef int64_t off_t; typedef uint16_t nlink_t;
typedef uint32_t sigset_t; typedef unsigned int nfds_t; typedef uint64_t rlim_t;
struct timespec { time_t tv_sec; long tv_nsec; };
struct timeval { time_t tv_sec; suseconds_t tv_usec; };
// errno, fcntl
#define EPERM 1
#define EINTR 4
#define EBADF 9
#define ENOTDIR 20
#define ESRCH 3
#define EFBIG 27
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_CREAT 0x00000200
#define O_CLOEXEC 0x01000000
#define F_GETFD 1
#define F_SETFD 2
#define F_SETFL 4
#define F_DUPFD_CLOEXEC 67
#define FD_CLOEXEC 1
#define LOCK_EX 0x02
#define LOCK_NB 0x04
struct flock { off_t l_start; off_t l_len; pid_t l_pid; short l_type; short l_whence; };
int flock(int, int);
int * __error(void);
int __fake_open(const char *, int, mode_t); int __fake_fcntl(int, int, int); int __fake_ioctl(int, unsigned long, void *);
// unistd, stdio, stdlib, string
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define F_OK 0
#define W_OK (1<<1)
int close(int); int pipe(int [2]); int dup2(int, int); int access(const char *, int); int isatty(int); int ftruncate(int, off_t); int usleep(useconds_t); unsigned int sleep(unsigned int);
ssize_t read(int, void *, size_t); ssize_t write(int, const void *, size_t);
pid_t getpid(void); pid_t getppid(void); pid_t getpgid(pid_t); pid_t getpgrp(void); pid_t getsid(pid_t); uid_t getuid(void); uid_t geteuid(void); int tcsetpgrp(int, pid_t); void _exit(int) __attribute__((noreturn)); void exit(int) __attribute__((noreturn));
char *realpath(const char *, char *); char *getenv(const char *); int setenv(const char *, const char *, int); void free(void *); int atexit(void (* _Nonnull)(void));
int mkfifo(const char *, mode_t); int chmod(const char *, mode_t); int rename(const char *, const char *); int renamex_np(const char *, const char *, unsigned int); int utimes(const char *, const struct timeval *);
#define RENAME_SWAP 0x00000002
int getloadavg(double *, int); int unlink(const char *); int mkstemp(char *); int truncate(const char *, off_t);
// dirent
struct dirent { ino_t d_ino; uint64_t d_seekoff; uint16_t d_reclen; uint16_t d_namlen; uint8_t d_type; char d_name[1024]; };
typedef struct { int __dd_fd; } DIR; DIR *opendir(const char *); struct dirent *readdir(DIR *); int closedir(DIR *);
char *strdup(const char *); char *strerror(int); char *strsignal(int); void *memchr(const void *, int, size_t); char *strstr(const char *, const char *); size_t strlen(const char *);
typedef struct __sFILE { int _r; } FILE; extern FILE *__stdoutp __attribute__((swift_name("stdout")));

#define _IOLBF 1
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
int fflush(FILE *); int setvbuf(FILE * restrict, char * restrict, int, size_t);
// time
typedef enum { _CLOCK_REALTIME = 0, CLOCK_PROCESS_CPUTIME_ID = 12, CLOCK_THREAD_CPUTIME_ID = 16 } clockid_t;

int clock_gettime(clockid_t, struct timespec *);
struct rusage { struct timeval ru_utime; struct timeval ru_stime; long ru_maxrss; long ru_ixrss; };
#define RUSAGE_SELF 0
int getrusage(int, struct rusage *);
typedef void *rusage_info_t;
struct rusage_info_v0 { uint8_t ri_uuid[16]; uint64_t ri_user_time; uint64_t ri_system_time; };
#define RUSAGE_INFO_V0 0
int proc_pid_rusage(int, int, rusage_info_t *);
typedef int kern_return_t;
#define KERN_SUCCESS 0
struct mach_timebase_info { uint32_t numer; uint32_t denom; };
typedef struct mach_timebase_info mach_timebase_info_data_t;
kern_return_t mach_timebase_info(struct mach_timebase_info *);
struct rlimit { rlim_t rlim_cur; rlim_t rlim_max; };
#define RLIMIT_FSIZE 1
int getrlimit(int, struct rlimit *); int setrlimit(int, const struct rlimit *);
// stat
struct stat { dev_t st_dev; mode_t st_mode; nlink_t st_nlink; ino_t st_ino; uid_t st_uid; gid_t st_gid; dev_t st_rdev; struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec; off_t st_size; };
int stat(const char *, struct stat *);
// poll
struct pollfd { int fd; short events; short revents; };
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLNVAL 0x0020
int poll(struct pollfd *, nfds_t, int);
typedef struct fd_set { int32_t fds_bits[32]; } fd_set;
int select(int, fd_set * restrict, fd_set * restrict, fd_set * restrict, struct timeval * restrict);
// sysctl
#define CTL_KERN 1
#define KERN_PROC 14
#define KERN_PROC_ALL 0
#define KERN_PROCARGS2 49
#define SZOMB 5
struct extern_proc { int p_flag; char p_stat; pid_t p_pid; };
struct eproc { pid_t e_ppid; pid_t e_pgid; };
struct kinfo_proc { struct extern_proc kp_proc; struct eproc kp_eproc; };
int sysctl(int *, unsigned int, void *, size_t *, void *, size_t);
// signals
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGTERM 15
#define SIGSTOP 17
#define SIGTSTP 18
#define SIGCONT 19
#define SIGCHLD 20
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGXFSZ 25
#define SIGUSR1 30
#define SIGUSR2 31
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define SA_ONSTACK 0x0001
#define SA_RESTART 0x0002
#define SS_DISABLE 0x0004
typedef void (*sig_t)(int);
void (*signal(int, void (*)(int)))(int);
int kill(pid_t, int); int mkdir(const char *, mode_t); int raise(int);
int sigemptyset(sigset_t *); int sigfillset(sigset_t *); int sigaddset(sigset_t *, int);
union sigval { int sival_int; void *sival_ptr; };
typedef struct __siginfo { int si_signo; int si_errno; int si_code; pid_t si_pid; uid_t si_uid; int si_status; void *si_addr; union sigval si_value; long si_band; unsigned long __pad[7]; } siginfo_t;
union __sigaction_u { void (*__sa_handler)(int); void (*__sa_sigaction)(int, struct __siginfo *, void *); };
struct sigaction { union __sigaction_u __sigaction_u; sigset_t sa_mask; int sa_flags; };
int sigaction(int, const struct sigaction * restrict, struct sigaction * restrict);
typedef struct __darwin_sigaltstack { void *ss_sp; __darwin_size_t ss_size; int ss_flags; } stack_t;
int sigaltstack(const stack_t * restrict, stack_t * restrict);
// wait
typedef enum { P_ALL, P_PID, P_PGID } idtype_t;
#define WNOHANG 0x00000001
#define WUNTRACED 0x00000002
#define WEXITED 0x00000004
#define WSTOPPED 0x00000008
#define WNOWAIT 0x00000020
pid_t waitpid(pid_t, int *, int); int waitid(idtype_t, id_t, siginfo_t *, int);
// spawn
typedef void *posix_spawnattr_t; typedef void *posix_spawn_file_actions_t;
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008
#define POSIX_SPAWN_SETSID 0x0400
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000
int posix_spawn(pid_t * restrict, const char * restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t * restrict, char *const [], char *const []);
int posix_spawnp(pid_t * restrict, const char * restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t * restrict, char *const [], char *const []);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *); int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_addinherit_np(posix_spawn_file_actions_t *, int); int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int); int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t * restrict, int, const char * restrict, int, mode_t);
int posix_spawnattr_init(posix_spawnattr_t *); int posix_spawnattr_destroy(posix_spawnattr_t *); int posix_spawnattr_setflags(posix_spawnattr_t *, short); int posix_spawnattr_setpgroup(posix_spawnattr_t *, pid_t);
int posix_spawnattr_setsigdefault(posix_spawnattr_t * restrict, const sigset_t * restrict); int posix_spawnattr_setsigmask(posix_spawnattr_t * restrict, const sigset_t * restrict);
// termios
typedef unsigned long tcflag_t; typedef unsigned char cc_t; typedef unsigned long speed_t;
struct termios { tcflag_t c_iflag; tcflag_t c_oflag; tcflag_t c_cflag; tcflag_t c_lflag; cc_t c_cc[20]; speed_t c_ispeed; speed_t c_ospeed; };
#define VMIN 16
#define VTIME 17
#define ECHO 0x00000008
#define ICANON 0x00000100
#define ISIG 0x00000080
#define IEXTEN 0x00000400
#define TCSANOW 0
#define TCIFLUSH 1
int tcgetattr(int, struct termios *); int tcsetattr(int, int, const struct termios *); int tcflush(int, int);
struct winsize { unsigned short ws_row; unsigned short ws_col; unsigned short ws_xpixel; unsigned short ws_ypixel; };
int openpty(int *, int *, char *, struct termios *, struct winsize *);
// pthread
#pragma clang assume_nonnull begin
typedef struct _opaque_pthread_t { long __sig; } *pthread_t;
typedef unsigned long pthread_key_t;
int sched_yield(void);
pthread_t pthread_self(void);
int pthread_key_create(pthread_key_t *, void (* _Nullable)(void *));
__attribute__((availability(swift, unavailable, message="x"))) void __fake(void);
void * _Nullable pthread_getspecific(pthread_key_t) __attribute__((swift_attr("@_unavailableFromAsync")));
int pthread_setspecific(pthread_key_t, const void * _Nullable) __attribute__((swift_attr("@_unavailableFromAsync")));
#pragma clang assume_nonnull end
typedef enum : unsigned int { QOS_CLASS_USER_INTERACTIVE = 0x21, QOS_CLASS_UNSPECIFIED = 0x00 } qos_class_t;
qos_class_t qos_class_self(void);
typedef struct pthread_override_s *pthread_override_t;
pthread_override_t pthread_override_qos_class_start_np(pthread_t, qos_class_t, int); int pthread_override_qos_class_end_np(pthread_override_t);
int pthread_kill(pthread_t, int); int pthread_sigmask(int, const sigset_t *, sigset_t *);
// dlfcn, math
#define RTLD_NOW 0x2
typedef struct dl_info { const char *dli_fname; void *dli_fbase; const char *dli_sname; void *dli_saddr; } Dl_info;
int dladdr(const void *, Dl_info *);
void *dlopen(const char *, int); void *dlsym(void *, const char *);
double log(double); double exp(double); double pow(double, double);
