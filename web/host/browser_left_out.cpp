#include <GLES3/gl3.h>
#include <emscripten.h>
#include <emscripten/html5.h>

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <cstring>

/// Requests of SDL to the browser that Kairo never needs. The page itself fills the screen (shell/full_page.mjs) and
/// has a title, nothing locks the pointer, text is typed into the page's fields, and leaving the page needs no answer.
/// Emscripten's JavaScript for all this is not needed then.
extern "C" {

EMSCRIPTEN_RESULT emscripten_request_fullscreen_strategy(const char* /*target*/, bool /*deferred*/,
                                                         const EmscriptenFullscreenStrategy* /*strategy*/) {
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_exit_fullscreen() { return EMSCRIPTEN_RESULT_NOT_SUPPORTED; }
EMSCRIPTEN_RESULT emscripten_set_fullscreenchange_callback_on_thread(const char* /*target*/, void* /*data*/,
                                                                     bool /*capture*/,
                                                                     em_fullscreenchange_callback_func /*callback*/,
                                                                     pthread_t /*thread*/) {
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}

EMSCRIPTEN_RESULT emscripten_request_pointerlock(const char* /*target*/, bool /*deferred*/) {
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_exit_pointerlock() { return EMSCRIPTEN_RESULT_NOT_SUPPORTED; }
EMSCRIPTEN_RESULT emscripten_set_pointerlockchange_callback_on_thread(const char* /*target*/, void* /*data*/,
                                                                      bool /*capture*/,
                                                                      em_pointerlockchange_callback_func /*callback*/,
                                                                      pthread_t /*thread*/) {
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}

EMSCRIPTEN_RESULT emscripten_set_keypress_callback_on_thread(const char* /*target*/, void* /*data*/, bool /*capture*/,
                                                             em_key_callback_func /*callback*/, pthread_t /*thread*/) {
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_set_beforeunload_callback_on_thread(void* /*data*/, em_beforeunload_callback /*callback*/,
                                                                 pthread_t /*thread*/) {
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}

void emscripten_set_window_title(const char* /*title*/) {}
// The window is as large as the canvas, however large the screen is.
void emscripten_get_screen_size(int* width, int* height) {
  *width = 1280;
  *height = 800;
}

// A page that is hidden gets no frames anyway.
EMSCRIPTEN_RESULT emscripten_set_visibilitychange_callback_on_thread(void* /*data*/, bool /*capture*/,
                                                                     em_visibilitychange_callback_func /*callback*/,
                                                                     pthread_t /*thread*/) {
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}

// A page has no environment in which SDL would find a wish.
char** __environ = nullptr;
char* getenv(const char* /*name*/) { return nullptr; }

// Dear ImGui asks for the version alone. Emscripten's answer brings a list of all extensions with it.
const GLubyte* glGetString(GLenum /*name*/) { return reinterpret_cast<const GLubyte*>("OpenGL ES 3.0"); }

// Dear ImGui reads back whole numbers and whether its shaders are there. Emscripten's answers to whatever could be
// asked are a kilobyte; these give the browser's own.
void glGetIntegerv(GLenum name, GLint* values) {
  // WebGL has no number for this: its second version is that of OpenGL ES 3.0.
  if (name == GL_MAJOR_VERSION || name == GL_MINOR_VERSION) {
    *values = name == GL_MAJOR_VERSION ? 3 : 0;
    return;
  }
  EM_ASM(
      {
        const value = GLctx.getParameter($0);
        if (value && value.length)
          HEAP32.set(value, $1 >> 2);
        else
          HEAP32[$1 >> 2] = (value && value.name) || value;
      },
      name, values);
}
void glGetShaderiv(GLuint shader, GLenum name, GLint* value) {
  *value = name == GL_COMPILE_STATUS
               ? EM_ASM_INT({ return GLctx.getShaderParameter(GL.shaders[$0], $1); }, shader, name)
               : 0;
}
void glGetProgramiv(GLuint program, GLenum name, GLint* value) {
  *value = name == GL_LINK_STATUS
               ? EM_ASM_INT({ return GLctx.getProgramParameter(GL.programs[$0], $1); }, program, name)
               : 0;
}

// Dear ImGui has one program with two uniforms, single ones. Emscripten keeps tables in which it finds whatever a
// program may have.
void glShaderSource(GLuint shader, GLsizei count, const GLchar* const* parts, const GLint* /*lengths*/) {
  EM_ASM(
      {
        let source = "";
        for (let i = 0; i < $1; ++i) source += UTF8ToString(HEAPU32[($2 >> 2) + i]);
        GLctx.shaderSource(GL.shaders[$0], source);
      },
      shader, count, parts);
}
GLint glGetUniformLocation(GLuint program, const GLchar* name) {
  return EM_ASM_INT(
      {
        const of = GL.programs[$0];
        of.places = of.places || [];
        return of.places.push(GLctx.getUniformLocation(of, UTF8ToString($1))) - 1;
      },
      program, name);
}
void glUniform1i(GLint place, GLint value) {
  EM_ASM({ GLctx.uniform1i(GLctx.currentProgram.places[$0], $1); }, place, value);
}
void glUniformMatrix4fv(GLint place, GLsizei /*count*/, GLboolean transposed, const GLfloat* values) {
  EM_ASM({ GLctx.uniformMatrix4fv(GLctx.currentProgram.places[$0], $1, HEAPF32, $2 >> 2, 16); }, place, transposed,
         values);
}

// Shaders that belong to a program need no more than to be forgotten with it, and the page's program lasts.
void glDetachShader(GLuint /*program*/, GLuint /*shader*/) {}
void glDeleteShader(GLuint /*shader*/) {}
void glDeleteProgram(GLuint /*program*/) {}

// All textures have a byte for each part of a colour. Emscripten would also find the place of other kinds of numbers.
void glTexImage2D(GLenum target, GLint level, GLint kept_format, GLsizei width, GLsizei height, GLint border,
                  GLenum format, GLenum type, const void* pixels) {
  EM_ASM({ GLctx.texImage2D($0, $1, $2, $3, $4, $5, $6, $7, HEAPU8, $8); }, target, level, kept_format, width, height,
         border, format, type, pixels);
}
void glTexSubImage2D(GLenum target, GLint level, GLint x, GLint y, GLsizei width, GLsizei height, GLenum format,
                     GLenum type, const void* pixels) {
  EM_ASM({ GLctx.texSubImage2D($0, $1, $2, $3, $4, $5, $6, $7, HEAPU8, $8); }, target, level, x, y, width, height,
         format, type, pixels);
}

// Dear ImGui and SDL word names and errors that nobody sees with these, 1 % of what the page would load; Kairo's own
// texts come from its catalogue.
int vsnprintf(char* text, size_t size, const char* /*format*/, va_list /*args*/) {
  if (size > 0) *text = '\0';
  return 0;
}
int fprintf(FILE* /*to*/, const char* /*format*/, ...) { return 0; }
int fiprintf(FILE* /*to*/, const char* /*format*/, ...) { return 0; }

// SDL looks for words of a few letters in lines that are as short, which needs no tables.
char* strstr(const char* text, const char* wanted) {
  const std::size_t length = std::strlen(wanted);
  for (; std::strncmp(text, wanted, length) != 0; ++text)
    if (*text == '\0') return nullptr;
  return const_cast<char*>(text);
}

// Dear ImGui sorts a few windows, and SDL the one size of its screen.
void qsort(void* items, std::size_t count, std::size_t size, int (*compare)(const void*, const void*)) {
  char* const first = static_cast<char*>(items);
  char* const end = first + count * size;
  for (char* next = first; next < end; next += size)
    for (char* at = next; at > first && compare(at - size, at) > 0; at -= size) std::swap_ranges(at - size, at, at);
}

// Angles are of seconds and turns, never so large that taking off whole turns needs more digits than a double has.
int __rem_pio2_large(double* /*angle*/, double* rest, int /*exponent*/, int /*digits*/, int precision) {
  std::fill_n(rest, precision > 0 ? 2 : 1, 0.0);
  return 0;
}
}
